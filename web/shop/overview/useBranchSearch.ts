/** The search term and tag of the visitor and the branches that match (HOME-17 to HOME-23). */
import { useRef, useState, type RefObject } from 'react';
import { searchBranches } from '../../../schema/rules/site/search';
import type { ShopBranch } from '../shell/state/shopContext';

export interface BranchSearch {
  term: string;
  /** The id of the selected tag. */
  tag: string | null;
  matches: readonly ShopBranch[];
  /** Whether a term or a tag is set. */
  isActive: boolean;
  /** The element that shows the result. */
  resultRef: RefObject<HTMLElement | null>;
  setTerm: (term: string) => void;
  setTag: (tag: string | null) => void;
  /** Scrolls to the result. */
  scrollToResult: () => void;
  reset: () => void;
}

export function useBranchSearch(branches: readonly ShopBranch[]): BranchSearch {
  const [term, setTerm] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const resultRef = useRef<HTMLElement>(null);
  return {
    term,
    tag,
    matches: searchBranches(branches, term, tag),
    isActive: term.trim() !== '' || tag !== null,
    resultRef,
    setTerm,
    setTag,
    scrollToResult: () => resultRef.current?.scrollIntoView({ behavior: 'smooth' }),
    reset: () => {
      setTerm('');
      setTag(null);
      resultRef.current?.focus({ preventScroll: true }); // The pressed button disappears.
    },
  };
}
