/** Records a search that finds nothing in the whole menu, once the visitor stops typing. */
import { useEffect, useRef } from 'react';
import { recordSearch } from '../../../ordering/events/recordEvent';
import { emptyFilter, filterMenu } from './menuFilter';
import type { FilteredMenu } from './useMenuFilter';

/** Milliseconds. The beginning of a word is no search. */
const typingPause = 1_500;
const minLength = 3;

export function useLostSearch({ filter, allSections }: Pick<FilteredMenu, 'filter' | 'allSections'>): void {
  const words = filter.term.trim();
  // A search that was stored before the page was loaded again has been recorded.
  const recorded = useRef(words);
  useEffect(() => {
    if (words.length < minLength || words === recorded.current) return;
    const timeout = setTimeout(() => {
      // What only the other filters hide was found.
      if (filterMenu(allSections, { ...emptyFilter, term: words }).length > 0) return;
      recorded.current = words;
      recordSearch(words);
    }, typingPause);
    return () => clearTimeout(timeout);
  }, [words, allSections]);
}
