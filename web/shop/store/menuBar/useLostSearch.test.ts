import { act, renderHook } from '@testing-library/react';
import type { MenuSection } from '../../../ordering/menu/storeMenu';
import { receiveEvents } from '../../../ordering/events/recordEvent';
import { sampleProduct } from '../../../testing/sampleCart';
import { emptyFilter, type MenuFilter } from './menuFilter';
import { useLostSearch } from './useLostSearch';

const toast = { product: { keywords: null, ...sampleProduct({ name: 'Toast' }) }, isOrderable: true };
const allSections = [{ category: { id: 'bread', name: 'Brot' }, products: [toast] }] as unknown as MenuSection[];
let recorded: string[];
let stopReceiving: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  recorded = [];
  stopReceiving = receiveEvents(event => 'words' in event && recorded.push(event.words));
});
afterEach(() => {
  stopReceiving();
  jest.useRealTimers();
});

/** Opens the search with a stored term. Returns a function that changes the filter and waits. */
function openSearch(term = '') {
  const initialProps: MenuFilter = { ...emptyFilter, term };
  const { rerender } = renderHook((filter: MenuFilter) => useLostSearch({ filter, allSections }), { initialProps });
  return (changes: Partial<MenuFilter>, pause = 1_500): void => {
    rerender({ ...emptyFilter, ...changes });
    act(() => jest.advanceTimersByTime(pause));
  };
}

test('records a search without hits once, when the visitor stops typing', () => {
  const change = openSearch();
  change({ term: 'Kuch' }, 1_499);
  change({ term: 'Kuchen' }, 1_499);
  expect(recorded).toEqual([]);
  change({ term: 'Kuchen' }, 1);
  change({ term: 'Kuchenx' }, 1_499);
  change({ term: ' Kuchen ' });
  change({ term: 'Eis' });
  expect(recorded).toEqual(['Kuchen', 'Eis']);
});

test('records neither short terms nor hits, also of products that other filters hide', () => {
  const change = openSearch();
  change({ term: 'xy' });
  change({ term: 'toast' });
  change({ term: 'toas', diet: 'vegan' });
  expect(recorded).toEqual([]);
});

test('does not record a stored search again', () => {
  openSearch('Kuchen')({ term: 'Kuchen' });
  expect(recorded).toEqual([]);
});
