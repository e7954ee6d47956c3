/** The page, the search term, the selection and the tag of a library in the URL. */
import { useSearchParams } from 'react-router';
import { isKeyOf } from '../../../schema/objects';
import { parsePage } from '../../collection/list/listUrl';

/** As many as one request can change. */
export const pageSize = 48;

/** What a library can show. Only images have a description. */
const selections = { used: 'Benutzte', unused: 'Unbenutzte', undescribed: 'Ohne Beschreibung' } as const;

type Selection = keyof typeof selections;

const { undescribed: _undescribed, ...fileSelections } = selections;

export const selectionOptions = { image: selections, file: fileSelections } as const;

/** Returns the filter of the list for a selection. */
const filters: { readonly [S in Selection]: { isUsed?: boolean; isDescribed?: boolean } } = {
  used: { isUsed: true },
  unused: { isUsed: false },
  undescribed: { isDescribed: false },
};

/** Reads the page number, the search term, the selection and the tag from the URL. */
export function useMediaUrl() {
  const [searchParams] = useSearchParams();
  const show = searchParams.get('show');
  const selection = isKeyOf(filters, show) ? show : null;
  return {
    page: parsePage(searchParams),
    search: searchParams.get('search') ?? '',
    selection,
    tag: searchParams.get('tag') || null,
    filter: selection ? filters[selection] : {},
  };
}
