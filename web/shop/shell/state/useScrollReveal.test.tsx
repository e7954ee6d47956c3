import { act, render, screen, waitFor } from '@testing-library/react';
import { useScrollReveal } from './useScrollReveal';

function Page({ products = ['Brot'] }: { products?: string[] }) {
  useScrollReveal();
  return products.map(product => (
    <p key={product} data-reveal="">
      {product}
    </p>
  ));
}

/** An observer that reports what a test tells it to. */
class FakeIntersectionObserver {
  static last: FakeIntersectionObserver;
  readonly observed = new Set<Element>();

  constructor(private readonly onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    FakeIntersectionObserver.last = this;
  }
  observe(target: Element): void {
    this.observed.add(target);
  }
  unobserve(target: Element): void {
    this.observed.delete(target);
  }
  disconnect(): void {
    this.observed.clear();
  }
  report(target: Element, isIntersecting: boolean): void {
    act(() => this.onChange([{ isIntersecting, target }]));
  }
}

beforeEach(() => void Object.assign(window, { IntersectionObserver: FakeIntersectionObserver }));

const isRevealed = (name: string): boolean => screen.getByText(name).hasAttribute('data-revealed');
const observedTexts = (): (string | null)[] => [...FakeIntersectionObserver.last.observed].map(part => part.textContent);

test('reveals a part when it comes into view, and only once', () => {
  render(<Page />);
  const { last } = FakeIntersectionObserver;
  last.report(screen.getByText('Brot'), false);
  expect(isRevealed('Brot')).toBe(false);
  last.report(screen.getByText('Brot'), true);
  expect(isRevealed('Brot')).toBe(true);
  expect(observedTexts()).toEqual([]);
});

test('observes parts that are added later, and not those that are already revealed', async () => {
  const { rerender } = render(<Page />);
  FakeIntersectionObserver.last.report(screen.getByText('Brot'), true);
  rerender(<Page products={['Brot', 'Torte']} />);
  await waitFor(() => expect(observedTexts()).toEqual(['Torte']));
});

test('does not poll, and stops after unmount', async () => {
  jest.useFakeTimers();
  const { unmount } = render(<Page />);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  unmount();
  expect(observedTexts()).toEqual([]);
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Kuchen' }));
  document.body.lastElementChild!.setAttribute('data-reveal', '');
  await Promise.resolve();
  expect(observedTexts()).toEqual([]);
});
