/** Pages that use the whole width beside the menu: the entries of their area are not beside them. */
import { useMatches } from 'react-router';

/** The handle of the route of such a page. */
export const wholeWidth = { hasWholeWidth: true };

export const useWholeWidth = (): boolean => useMatches().some(({ handle }) => handle === wholeWidth);
