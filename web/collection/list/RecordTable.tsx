/** The table of a list of records, with sortable columns. */
import { Link, useSearchParams } from 'react-router';
import { sortFields, recordFields } from '../../../schema/collections/filter';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { useValueRenderer } from '../../fields/views';
import { Table, type SortOrder } from '../../ui/display/Table';
import { countText } from './countText';
import type { ListData } from '../collectionHooks';
import { listUrlOptions, searchParamsWith, parseSort } from './listUrl';

interface RecordTableProps {
  definition: Collection;
  page: ListData['page'];
  isOutdated: boolean;
}

export function RecordTable({ definition, page, isOutdated }: RecordTableProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const renderField = useValueRenderer();
  const fields = recordFields(definition);
  const sortable = sortFields(definition);
  const sort = parseSort(definition, searchParams);
  const setSort = (order: SortOrder | undefined): void =>
    setSearchParams(
      searchParamsWith(searchParams, 'sort', order ? `${order.isDescending ? '-' : ''}${order.column}` : null),
      listUrlOptions,
    );
  return (
    <Table
      title={definition.label}
      count={countText(page.total)}
      columns={definition.columns.map(name => ({
        name,
        label: fields[name]!.label,
        isSortable: sortable.includes(name),
        isNumber: fields[name]!.type === 'money',
        isShort: ['select', 'date', 'dateTime'].includes(fields[name]!.type),
      }))}
      rows={page.items}
      sort={sort ? { column: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } : undefined}
      isOutdated={isOutdated}
      cell={(record, name) => renderField(fields[name]!, record[name])}
      link={(record, children) => <Link to={`/backend/${restPath(definition)}/${record.id}`}>{children || 'Ohne Namen'}</Link>}
      onSort={setSort}
    />
  );
}
