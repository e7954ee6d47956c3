import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { newsOf } from './news/visibleNews';
import { PageContext, type ShownBlock } from './pageContext';
import { PageBlocks } from './PageBlocks';
import { useParallax } from './useParallax';
import { useTicker } from './news/useCarousel';

beforeAll(() => {
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

const block = (change: Partial<ShownBlock>): ShownBlock => ({
  id: 'a',
  type: 'text',
  isHidden: false,
  config: {},
  hero: null,
  text: null,
  gallery: null,
  career: null,
  orderRequest: null,
  ...change,
});
const image = { id: 'i', version: 1, extension: 'png', alt: 'Brezel' };
const page = { shopName: 'Holler', email: 'job@shop.example', isHome: false };

const show = (blocks: ShownBlock[]) =>
  render(
    <MemoryRouter>
      <PageContext value={page}>
        <PageBlocks blocks={blocks} />
      </PageContext>
    </MemoryRouter>,
  );

test('a block is shown by the component of its type, with its words and its ground', () => {
  const { container } = show([
    block({ text: { text: '<h2>Hallo</h2>', background: 'yellow' } }),
    block({ id: 'b', text: { text: '<h2>Du</h2>', background: null } }),
  ]);
  expect(screen.getAllByRole('heading').map(heading => heading.textContent)).toEqual(['Hallo', 'Du']);
  expect(container.querySelectorAll('[data-block]')).toHaveLength(2);
});

const job = (title: string | null) => ({ title, workload: null, location: null });

test.each([
  [2, 2, false],
  [3, 2, true],
])('of %d jobs %d are shown at first', async (count, shown, hasMore) => {
  const { container } = show([
    block({ type: 'career', career: { text: null, jobs: Array.from({ length: count }, (_, n) => job(`Stelle ${n}`)) } }),
  ]);
  expect(container.querySelector('#jobs')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(shown);
  expect(screen.getAllByText('Jetzt Bewerben')[0]!.closest('a')!.href).toBe('mailto:job@shop.example?subject=Bewerbung%3A%20Stelle%200');
  expect(screen.queryByRole('button', { name: 'Unsere Stellen' }) !== null).toBe(hasMore);
  if (!hasMore) return;
  await userEvent.click(screen.getByRole('button', { name: 'Unsere Stellen' }));
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeTruthy();
});

test.each([
  [{}, '5.066', ''],
  [{ speed: 60, direction: 'ltr' }, '10.13', 'right'],
])('pictures pass by nine times, at the speed and the way of the config %j', (config, seconds, way) => {
  const request = { text: null, images: [image, image], fillings: [], thankYou: null, recipient: null, privacySite: null };
  const { container } = show([block({ type: 'orderRequest', config, orderRequest: request })]);
  expect(container.querySelector('#request')).toBeTruthy();
  const belt = container.querySelector<HTMLElement>('[aria-hidden] > ul')!;
  expect(belt.children).toHaveLength(18);
  expect(belt.style.getPropertyValue('--once')).toMatch(new RegExp(`^${seconds}`));
  expect(belt.className).toBe(way);
  expect(screen.queryByRole('button')).toBeNull(); // nothing opens here
});

test.each([
  ['below the window', 900, '0px'],
  ['coming up', 600, '100px'],
  ['at the top', 0, '300px'],
  ['far above', -4_000, '300px'],
])('the sides of a block that is %s (%d px) have grown to %s', (_where, top, grown) => {
  const motion = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  Object.assign(window, { innerHeight: 800 });
  const section = document.createElement('section');
  section.getBoundingClientRect = () => ({ top }) as DOMRect;
  renderHook(() => useParallax({ current: section }, 0.3));
  expect(section.style.getPropertyValue('--grown')).toBe(grown);
  motion.mockRestore();
});

test('the news turn after 3.5 seconds, then every 11.5, wrap, rest while held and stop when they are gone', () => {
  jest.useFakeTimers();
  const { result, rerender, unmount } = renderHook(({ isHeld }) => useTicker(2, isHeld), { initialProps: { isHeld: false } });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  pass(3_499);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(11_499);
  expect(result.current.index).toBe(1);
  pass(1);
  expect(result.current.index).toBe(0);
  rerender({ isHeld: true });
  pass(60_000);
  expect(result.current.index).toBe(0);
  rerender({ isHeld: false });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('only news that hold and have something in them are told', () => {
  const news = (body: (string | null)[], more: object = {}) => ({
    type: 'news',
    validFrom: null,
    validTo: null,
    news: { body: body.map(value => ({ value })) },
    ...more,
  });
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(newsOf([news(['<p>Alt</p>'], { validTo: '2026-11-20T09:00:00Z' }), news(['<p>Neu</p>', '', '<p> </p>', null])], now)).toEqual([
    '<p>Neu</p>',
  ]);
  expect(newsOf([news(['<p>Bald</p>'], { validFrom: '2026-11-21T00:00:00Z' })], now)).toEqual([]);
});
