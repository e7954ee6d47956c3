/** Finds pages by text and state. The state of the filters is in the URL, so that it can be shared. */
import { useSearchParams } from 'react-router';
import { isKeyOf } from '../../../../schema/objects';
import { siteStatuses } from '../../../../schema/rules/site/publishing/siteStatus';
import { listUrlOptions, searchParamsWith } from '../../../collection/list/listUrl';
import { SearchField } from '../../../collection/list/SearchField';
import { Field } from '../../../ui/inputs/Field';
import { Select } from '../../../ui/inputs/controls';
import styles from '../SitesPage.module.css';
import { statusOf, type FindableSite } from './siteTree';

export function useSiteFilters() {
  const [searchParams, setSearchParams] = useSearchParams();
  const search = searchParams.get('search') ?? '';
  const stateName = searchParams.get('state');
  const state = stateName !== null && isKeyOf(siteStatuses, stateName) ? stateName : null;
  return {
    search,
    state,
    isFiltered: search !== '' || state !== null,
    setFilter: (name: 'search' | 'state', value: string | null) =>
      setSearchParams(searchParamsWith(searchParams, name, value), listUrlOptions),
  };
}

interface Props {
  filters: ReturnType<typeof useSiteFilters>;
  /** All pages, which are counted; null if only some are known. */
  sites: readonly FindableSite[] | null;
}

export function SiteFilters({ filters: { search, state, setFilter }, sites }: Props) {
  const labelOf = ([key, label]: [string, string]): string =>
    sites ? `${label} (${sites.filter(site => statusOf(site) === key).length})` : label;
  const options = Object.fromEntries(Object.entries(siteStatuses).map(status => [status[0], labelOf(status)]));
  return (
    <form role="search" aria-label="Seiten" className={styles.filters} onSubmit={event => event.preventDefault()}>
      <Field label="Suche">
        <SearchField value={search} onSearch={text => setFilter('search', text)} />
      </Field>
      <Field label="Stand">
        <Select empty="Alle" options={options} value={state} onChange={value => setFilter('state', value)} />
      </Field>
    </form>
  );
}
