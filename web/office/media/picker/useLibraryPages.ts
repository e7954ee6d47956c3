/** The search and the page of a dialog that selects in a library. Each page is requested alone, so that large libraries open as fast as small ones. */
import { useDeferredValue, useState } from 'react';

export const pageSize = 24;

export interface LibraryPages {
  search: string;
  page: number;
  /** Shows the first page of what is found. */
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
  /** The variables of the request. */
  variables: { page: number; limit: number; search: string | null };
}

export function useLibraryPages(): LibraryPages {
  const [place, setPlace] = useState({ search: '', page: 1 });
  const { search, page } = useDeferredValue(place);
  return {
    ...place,
    setSearch: next => setPlace({ search: next, page: 1 }),
    setPage: next => setPlace({ ...place, page: next }),
    variables: { page, limit: pageSize, search: search || null },
  };
}
