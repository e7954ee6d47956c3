import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { pageBlockTypes } from '../../schema/blocks';
import { toGraphqlEnumValue } from '../../schema/fields/field';
import { hasPageTitle } from './hasPageTitle';
import { visibleNews } from './news/visibleNews';
import { PageContext, type BlockData } from './pageContext';
import { PageBlocks } from './PageBlocks';
import { useParallax } from './useParallax';
import { useCarousel } from './news/useCarousel';

beforeAll(() => {
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

// The server returns one field per block type, null for all but the type of the block.
const emptyBlock = {
  ...{ id: 'a', type: 'text', isHidden: false, config: {} },
  ...Object.fromEntries(pageBlockTypes.map(type => [toGraphqlEnumValue(type), null])),
} as BlockData;
const block = (fields: Partial<BlockData>): BlockData => ({ ...emptyBlock, ...fields });
const image = { id: 'i', version: 1, extension: 'png', alt: 'Brezel', width: null, height: null };
const page = { shopName: 'Holler', email: 'job@shop.example', isHome: false };

const renderBlocks = (blocks: BlockData[]) =>
  render(
    <MemoryRouter>
      <PageContext value={page}>
        <PageBlocks ordering={null} blocks={blocks} />
      </PageContext>
    </MemoryRouter>,
  );

test('renders a block with the component of its type, its text and background', () => {
  const { container } = renderBlocks([
    block({ text: { text: '<h2>Hallo</h2>', background: 'yellow' } }),
    block({ id: 'b', text: { text: '<h2>Du</h2>', background: null } }),
  ]);
  expect(screen.getAllByRole('heading').map(heading => heading.textContent)).toEqual(['Hallo', 'Du']);
  expect(container.querySelectorAll('[data-block]')).toHaveLength(2);
});

test('gives the anchor of a type to the first of its blocks only', () => {
  const career = { text: '<p>Stellen</p>', jobs: [] };
  const { container } = renderBlocks([
    block({ id: 'a', text: { text: '<p>Eins</p>', background: null } }),
    block({ id: 'b', type: 'career', career }),
    block({ id: 'c', type: 'career', career }),
  ]);
  expect([...container.querySelectorAll('[id=jobs]')].map(element => element.closest('[data-block]')?.getAttribute('data-block'))).toEqual([
    'b',
  ]);
});

const hero = (title: string | null) => block({ type: 'hero', hero: { title, subtitle: null, images: [] } });
const text = (html: string | null) => block({ text: { text: html, background: null } });

test.each<[string, BlockData[], boolean]>([
  ['a hero with a title at the top', [hero('Brot')], true],
  ['a hero without a title', [hero(null)], false],
  ['an empty title', [hero('')], false],
  ['a hero below another block', [text('<h2>Brot</h2>'), hero('Brot')], false],
  ['rich text with an h1 in any block', [hero(null), text('<h1>Brot</h1>')], true],
  ['rich text with an h2', [text('<h2>Brot</h2>')], false],
  ['rich text without content', [text(null)], false],
  ['no blocks', [], false],
])('finds the title of a page: %s', (_what, blocks, expected) => expect(hasPageTitle(blocks)).toBe(expected));

const job = (title: string | null) => ({ title, workload: null, location: null });

test.each([
  [2, 2, false],
  [3, 2, true],
])('shows of %d jobs %d at first', async (count, expectedCount, hasMore) => {
  const { container } = renderBlocks([
    block({ type: 'career', career: { text: null, jobs: Array.from({ length: count }, (_, n) => job(`Stelle ${n}`)) } }),
  ]);
  expect(container.querySelector('#jobs')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(expectedCount);
  expect(screen.getAllByText('Jetzt Bewerben')[0]!.closest('a')!.href).toBe('mailto:job@shop.example?subject=Bewerbung%3A%20Stelle%200');
  expect(screen.queryByRole('button', { name: 'Unsere Stellen' }) !== null).toBe(hasMore);
  if (!hasMore) return;
  await userEvent.click(screen.getByRole('button', { name: 'Unsere Stellen' }));
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeTruthy();
});

test.each([
  [{}, '5.066', ''],
  [{ speed: 60, direction: 'ltr' }, '10.13', 'toRight'],
])('repeats the images nine times with speed and direction of the config %j', (config, seconds, className) => {
  const request = { text: null, images: [image, image], fillings: [], thankYou: null, recipient: null, privacySite: null };
  const { container } = renderBlocks([block({ type: 'orderRequest', config, orderRequest: request })]);
  expect(container.querySelector('#request')).toBeTruthy();
  const marquee = container.querySelector<HTMLElement>('[aria-hidden] > ul')!;
  expect(marquee.children).toHaveLength(18);
  expect(marquee.style.getPropertyValue('--once')).toMatch(new RegExp(`^${seconds}`));
  expect(marquee.className).toBe(className);
  expect(screen.queryByRole('button')).toBeNull(); // without a dialog there is no button
});

test.each([
  ['below the window', 900, '0px'],
  ['scrolling into view', 600, '100px'],
  ['at the top', 0, '300px'],
  ['far above the window', -4_000, '300px'],
])('gives a block that is %s (%d px) the margins %s', (_where, top, expected) => {
  const motion = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  Object.assign(window, { innerHeight: 800 });
  const section = document.createElement('section');
  section.getBoundingClientRect = () => ({ top }) as DOMRect;
  renderHook(() => useParallax({ current: section }, 0.3));
  expect(section.style.getPropertyValue('--grown')).toBe(expected);
  motion.mockRestore();
});

test('advances the news after 3.5 seconds, then every 11.5, wraps, pauses on hover and stops on unmount', () => {
  jest.useFakeTimers();
  const { result, rerender, unmount } = renderHook(({ isPaused }) => useCarousel(2, isPaused), { initialProps: { isPaused: false } });
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  advance(3_499);
  expect(result.current.index).toBe(0);
  advance(1);
  expect(result.current.index).toBe(1);
  advance(11_499);
  expect(result.current.index).toBe(1);
  advance(1);
  expect(result.current.index).toBe(0);
  rerender({ isPaused: true });
  advance(60_000);
  expect(result.current.index).toBe(0);
  rerender({ isPaused: false });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('shows only news that are valid and not empty', () => {
  const news = (body: (string | null)[], validity: object = {}) => ({
    type: 'news',
    validFrom: null,
    validTo: null,
    news: { body: body.map(value => ({ value })) },
    ...validity,
  });
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(visibleNews([news(['<p>Alt</p>'], { validTo: '2026-11-20T09:00:00Z' }), news(['<p>Neu</p>', '', '<p> </p>', null])], now)).toEqual(
    ['<p>Neu</p>'],
  );
  expect(visibleNews([news(['<p>Bald</p>'], { validFrom: '2026-11-21T00:00:00Z' })], now)).toEqual([]);
});
