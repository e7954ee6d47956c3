/** The page and the search term of a library in the URL. */
import { useSearchParams } from 'react-router';
import { parsePage } from '../../collection/list/listUrl';

export const pageSize = 48;

/** Reads the page number and the search term from the URL. */
export function useMediaUrl(): { page: number; search: string } {
  const [searchParams] = useSearchParams();
  return { page: parsePage(searchParams), search: searchParams.get('search') ?? '' };
}
