/** The list of pages as a table. */
import type { DateTime } from 'luxon';
import { useContext } from 'react';
import { site } from '../../../../schema/collections/site';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { countText } from '../../../collection/list/countText';
import { useClock } from '../../../hooks/useClock';
import { Table } from '../../../ui/display/Table';
import { StatusBadge } from '../status/StatusBadge';
import { changeText } from './changeText';
import { RowName } from './rows/RowName';
import type { SiteRows } from './rows/useSiteRows';
import type { ListedSite } from './useSites';

const columns = [
  { name: 'name', label: 'Name' },
  { name: 'path', label: 'Adresse' },
  { name: 'state', label: 'Stand' },
  { name: 'changed', label: 'Geändert' },
];

function renderCell({ path, isPublic, hasDraft, planState, ...change }: ListedSite, name: string, now: DateTime) {
  if (name === 'path') return `/${path}`;
  if (name === 'state') return <StatusBadge isPublic={isPublic} hasChanges={hasDraft} plan={planState} />;
  return name === 'changed' ? changeText(change, now) : null;
}

export function SiteTable({ list: { rows, foundCount, selected, select, toggle }, canSelect }: { list: SiteRows; canSelect: boolean }) {
  const now = useClock(useContext(TimeZoneContext));
  const selectedIds = new Set(selected.map(({ id }) => id));
  return (
    <Table
      title={site.label}
      count={countText(foundCount)}
      columns={columns}
      rows={rows.map(row => ({ ...row, id: row.site.id }))}
      cell={({ site }, name) => renderCell(site, name, now)}
      link={row => <RowName row={row} isSelected={selectedIds.has(row.id)} onSelect={canSelect ? select : undefined} onToggle={toggle} />}
    />
  );
}
