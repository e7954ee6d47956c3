/** The search for a branch, which the hero of the home page and the list below it share. */
import { createContext, useContext } from 'react';
import type { BranchSearch } from '../../overview/useBranchSearch';

export const BranchSearchContext = createContext<BranchSearch | null>(null);

export const useSharedBranchSearch = (): BranchSearch => useContext(BranchSearchContext)!;
