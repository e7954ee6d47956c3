/** The search term and tag of the visitor and the branches that match (HOME-17 to HOME-23). */
import { useState } from 'react';
import { searchBranches } from '../../../schema/rules/site/search';
import { branchListId } from '../../../schema/site/paths';
import { scrollBehavior } from '../../hooks/reducedMotion';
import type { ShopBranch } from '../shell/state/shopContext';

// The script finds the element even before the client has taken over that part of a rendered page.
const branchList = (): HTMLElement | null => document.getElementById(branchListId);

export interface BranchSearch {
  term: string;
  /** The id of the selected tag. */
  tag: string | null;
  matches: readonly ShopBranch[];
  /** Whether a term or a tag is set. */
  isActive: boolean;
  setTerm: (term: string) => void;
  setTag: (tag: string | null) => void;
  /** Scrolls to the result. */
  scrollToResult: () => void;
  reset: () => void;
}

export function useBranchSearch(branches: readonly ShopBranch[]): BranchSearch {
  const [term, setTerm] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  return {
    term,
    tag,
    matches: searchBranches(branches, term, tag),
    isActive: term.trim() !== '' || tag !== null,
    setTerm,
    setTag,
    scrollToResult: () => branchList()?.scrollIntoView({ behavior: scrollBehavior() }),
    reset: () => {
      setTerm('');
      setTag(null);
      branchList()?.focus({ preventScroll: true }); // The pressed button disappears.
    },
  };
}
