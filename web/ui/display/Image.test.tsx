import { render, screen } from '@testing-library/react';
import { ResponsiveImage } from './Image';

const image = { id: '01a215bb-b4bd-7e39-8761-a390110c8e38', version: 1, extension: 'png' };

test('lets a browser fit the size of a lazy image to its width, unless its sizes are exact', () => {
  render(<ResponsiveImage image={image} sizes="6rem" alt="Brot" />);
  expect(screen.getByRole('img', { name: 'Brot' }).getAttribute('sizes')).toBe('auto, 6rem');
  render(<ResponsiveImage image={image} sizes="6rem" alt="Semmel" hasExactSizes />);
  expect(screen.getByRole('img', { name: 'Semmel' }).getAttribute('sizes')).toBe('6rem');
});

test('releases an image that leaves the page, because the browser would keep it with its page', async () => {
  const { unmount } = render(<ResponsiveImage image={image} sizes="6rem" alt="Brot" />, { reactStrictMode: true });
  await Promise.resolve();
  const element = screen.getByRole('img', { name: 'Brot' });
  expect(element.getAttribute('srcset')).toContain(' 320w');
  unmount();
  await Promise.resolve();
  expect([element.getAttribute('srcset'), element.getAttribute('sizes')]).toEqual([null, null]);
});
