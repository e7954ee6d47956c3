/** What the visitor looks for among the branches, and what is found (HOME-17 to HOME-23). */
import { useRef, useState, type RefObject } from 'react';
import { searchBranches } from '../../../schema/rules/site/search';
import type { ShopBranch } from '../shell/state/shopContext';

export interface BranchSearch {
  term: string;
  /** The chosen tag. */
  tag: string | null;
  found: readonly ShopBranch[];
  /** Whether anything is looked for. */
  isActive: boolean;
  /** Where the result is told. */
  result: RefObject<HTMLElement | null>;
  setTerm: (term: string) => void;
  setTag: (tag: string | null) => void;
  /** Brings the result into view. */
  show: () => void;
  reset: () => void;
}

export function useBranchSearch(branches: readonly ShopBranch[]): BranchSearch {
  const [term, setTerm] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const result = useRef<HTMLElement>(null);
  return {
    term,
    tag,
    found: searchBranches(branches, term, tag),
    isActive: term.trim() !== '' || tag !== null,
    result,
    setTerm,
    setTag,
    show: () => result.current?.scrollIntoView({ behavior: 'smooth' }),
    reset: () => {
      setTerm('');
      setTag(null);
      result.current?.focus({ preventScroll: true }); // what was pressed goes away
    },
  };
}
