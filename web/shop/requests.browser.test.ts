import { useBrowser, type viewports } from '../../server/testing/browser/browser';
import { waitForIdleNetwork } from '../../server/testing/browser/network/pendingRequests';

const browser = useBrowser();

/** Returns the URLs that a first visit requests until the page is complete, with the cookie banner. */
async function requestsOf(path: string, viewport: keyof typeof viewports): Promise<string[]> {
  const page = await browser.open('/robots.txt', viewport);
  await page.context().clearCookies();
  const urls: string[] = [];
  page.on('request', request => urls.push(request.url()));
  await page.goto(path);
  await page.getByRole('button', { name: 'Ablehnen' }).waitFor();
  await waitForIdleNetwork(page);
  return urls.filter(url => !url.startsWith('data:'));
}

// What the pages request today. Lower a number when its page needs less.
test.each([
  ['/', 'phone', 24],
  ['/', 'tablet', 27],
  ['/', 'desktop', 27],
  ['/store/linz', 'phone', 28],
  ['/store/linz', 'tablet', 33],
  ['/store/linz', 'desktop', 40],
] as const)('loads a first visit of %s on a %s with at most %d requests', async (path, viewport, count) => {
  expect((await requestsOf(path, viewport)).slice(count)).toEqual([]);
});
