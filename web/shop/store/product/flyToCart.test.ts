import { flyToCart } from './flyToCart';

const root = document.documentElement;
beforeEach(() => {
  document.body.innerHTML = '<img /><aside></aside>';
  Element.prototype.animate = () => ({ finished: new Promise(() => {}) }) as never;
});
afterEach(() => root.removeAttribute('data-reduced-motion'));

const countImages = (): number => {
  flyToCart(document.querySelector('img'), document.querySelector('aside'));
  return document.querySelectorAll('img').length;
};

test('moves a copy of the image', () => expect(countImages()).toBe(2));

test('moves nothing when the visitor has stopped motion', () => {
  root.toggleAttribute('data-reduced-motion', true);
  expect(countImages()).toBe(1);
});

test('moves nothing on a device with reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValueOnce({ matches: true } as MediaQueryList);
  expect(countImages()).toBe(1);
});
