import { frameSize, parseSize, sizeText, type PreviewSize } from './previewSize';

const pane = { width: 640, height: 900 };

test.each<[PreviewSize, string, string]>([
  [{ width: 'phone', zoom: 'fit' }, '360 × 780 Pixel, 100 %', 'a device that fits keeps its size'],
  [{ width: 'desktop', zoom: 'fit' }, '1280 × 1800 Pixel, 50 %', 'a wide device is drawn smaller'],
  [{ width: 'desktop', zoom: '100' }, '1280 × 900 Pixel, 100 %', 'a wide device in full size scrolls'],
  [{ width: 'tablet', zoom: '100' }, '768 × 900 Pixel, 100 %', 'a page is not higher than its pane'],
  [{ width: 'full', zoom: 'fit' }, '640 × 900 Pixel, 100 %', 'the whole width'],
  [{ width: 'full', zoom: '50' }, '1280 × 1800 Pixel, 50 %', 'the whole width at half the size'],
  [{ width: 500, zoom: '75' }, '500 × 1200 Pixel, 75 %', 'an own width'],
])('%j: %s (%s)', (size, text) => expect(sizeText(frameSize(size, pane))).toBe(text));

test('has a size before the pane is measured', () => {
  expect(frameSize({ width: 'full', zoom: 'fit' }, { width: 0, height: 0 })).toEqual({ width: 0, height: 0, scale: 1 });
});

test.each([
  [null, { width: 'tablet', zoom: 'fit' }],
  [
    { width: 'phone', zoom: '75' },
    { width: 'phone', zoom: '75' },
  ],
  [{ width: 512.4 }, { width: 512, zoom: 'fit' }],
  [
    { width: 7, zoom: 9 },
    { width: 280, zoom: 'fit' },
  ],
  [{ width: 99_999 }, { width: 2560, zoom: 'fit' }],
  [
    { width: 'toString', zoom: 'constructor' },
    { width: 'tablet', zoom: 'fit' },
  ],
])('reads the stored size %j', (stored, expected) => expect(parseSize(stored, 'tablet')).toEqual(expected));
