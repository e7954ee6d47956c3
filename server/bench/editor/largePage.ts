/** The page of the benchmark of the editor. */
import { toObject, toObjects } from '../../../schema/objects';
import { password } from '../board/boardShop';
import { request } from '../servers/request';

export const blockCount = 150;
export const sentence = ' Unser Brot ruht eine ganze Nacht, bevor es in den Ofen kommt.';

/** Creates a page with blocks of all types and returns its path in the back office. */
export async function createLargePage(url: string): Promise<string> {
  const { cookies } = await request(`${url}/api/login`, 'POST', { name: 'admin', password });
  const { data: images } = await request(`${url}/api/images?limit=5`, 'GET', undefined, cookies);
  const imageIds = toObjects(images).map(({ id }) => String(id));
  const blocks = (index: number): object[] => [
    { type: 'text', config: {}, value: { text: `<h2>Absatz ${index}</h2><p>${sentence.repeat(5)}</p>`, background: 'green' } },
    { type: 'gallery', config: {}, value: { text: `<h2>Bilder ${index}</h2>`, images: imageIds } },
    { type: 'career', config: {}, value: { text: `<p>${sentence}</p>`, jobs: [{ title: 'Backstube' }, { title: 'Verkauf' }] } },
    { type: 'order-request', config: {}, value: { text: `<p>${sentence}</p>`, fillings: ['Käse', 'Schinken'], images: imageIds } },
    { type: 'hero', config: {}, value: { title: `Willkommen ${index}`, images: imageIds } },
  ];
  const content = Array.from({ length: blockCount / 5 }, (_, index) => blocks(index)).flat();
  const input = { name: 'Viele Blöcke', path: 'viele-bloecke', type: 'standard', isPublic: true, hasDraft: false, content };
  const { data } = await request(`${url}/api/sites`, 'POST', { ...input, showInSitemap: false, sortOrder: 99 }, cookies);
  return `/backend/sites/${String(toObject(data).id)}`;
}
