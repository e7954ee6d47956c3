import { toObjects } from '../../schema/objects';
import { useBrowser, viewports } from '../../server/testing/browser/browser';

const browser = useBrowser();

/** Creates a page with galleries of 1 to 8 images. */
async function createGalleries(): Promise<void> {
  const { testApp } = browser;
  const ids = toObjects((await testApp.rest('ROLE_ADMIN', 'GET', '/images?limit=9')).body.data).map(({ id }) => id);
  const content = [1, 2, 3, 4, 5, 6, 7, 8].map(count => ({ type: 'gallery', config: {}, value: { images: ids.slice(0, count) } }));
  const site = {
    name: 'Galerien',
    path: 'galerien',
    type: 'standard',
    isPublic: true,
    hasDraft: false,
    showInSitemap: false,
    sortOrder: 9,
  };
  await testApp.rest('ROLE_ADMIN', 'POST', '/sites', { ...site, content });
}

test('shows a gallery without gaps and narrow bands, however many images it has', async () => {
  await createGalleries();
  const page = await browser.open('/galerien');
  const lists = page.locator('[data-block] ul');
  await lists.last().locator('img').last().waitFor({ state: 'attached' });
  for (const viewport of [viewports.phone, viewports.tablet, viewports.desktop]) {
    await page.setViewportSize(viewport);
    const galleries = await lists.evaluateAll(elements =>
      elements.map(list => {
        const gap = parseFloat(getComputedStyle(list).columnGap);
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const area = (width: number, height: number) => Math.round((width + gap) * (height + gap));
        return {
          ratios: [...list.children].map(boxOf).map(({ width, height }) => width / height),
          areaOfImages: [...list.children].map(boxOf).reduce((sum, { width, height }) => sum + area(width, height), 0),
          areaOfList: area(boxOf(list).width, boxOf(list).height),
        };
      }),
    );
    expect(galleries).toHaveLength(8);
    for (const { ratios, areaOfImages, areaOfList } of galleries) {
      for (const ratio of ratios) expect(ratio).toBeLessThan(2);
      for (const ratio of ratios) expect(ratio).toBeGreaterThan(0.4);
      if (ratios.length > 1) expect(areaOfImages / areaOfList).toBeCloseTo(1, 2);
    }
  }
});
