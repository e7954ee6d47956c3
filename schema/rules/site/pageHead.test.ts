import { headTags, shareImageOf } from './pageHead';

const image = { id: 'b', version: 2, extension: 'png' };
const page = { title: 'Linz - Hollerbusch', description: '', url: 'https://shop.example/store/linz', shopName: 'Hollerbusch' };
const tagsOf = (head: Parameters<typeof headTags>[0]) =>
  Object.fromEntries(headTags(head).map(({ attributes: { property, name, content } }) => [property ?? name, content]));

test('prefers an image of the shop to that of the environment', () => {
  expect(shareImageOf(image, '/share.png')).toEqual({ url: '/image/share/b-2.jpg', width: 1200, height: 630 });
  expect(shareImageOf(null, '/share.png')).toEqual({ url: '/share.png' });
  expect(shareImageOf(undefined, null)).toBeNull();
});

test('names the size of an image only if it is known', () => {
  expect(tagsOf({ ...page, image: shareImageOf(image, null) })).toMatchObject({
    'og:image': 'https://shop.example/image/share/b-2.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Linz - Hollerbusch',
    'twitter:card': 'summary_large_image',
  });
  const external = tagsOf({ ...page, image: shareImageOf(null, 'https://cdn.example/share.png') });
  expect(external).toMatchObject({ 'og:image': 'https://cdn.example/share.png' });
  expect(Object.keys(external)).not.toContain('og:image:width');
  expect(tagsOf({ ...page, image: null })).not.toHaveProperty('og:image');
});
