/** Lists where a record is used. */
import { plannedName } from '../../../../schema/rules/usages/plannedBlocks';
import type { AddressedRecord } from '../../../../schema/rules/usages/richTextUsage';
import { findUsages, placeText } from '../../../../schema/rules/usages/usages';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { defaultSettings } from '../../../../schema/site/settings';
import { getField } from '../../../../schema/objects';
import type { Context } from '../../context/context';
import { serviceOf } from '../registry';
import { settingsName, usageSql } from './usageSql';
import { fieldsOf, loadUsingRecords, usingKey, type UsingRecord } from './usingRecords';

/** A record, a planned publication or the settings that use another record, and in which places. */
export interface RecordUsage {
  collection: string;
  id: string;
  title: string;
  places: readonly string[];
}

export interface UsageList {
  items: readonly RecordUsage[];
  /** The number of all records, and of those that the viewer may read. */
  total: number;
  readableTotal: number;
}

/** Returns one page of the records that use this one. The number of statements does not depend on the number of records. */
export async function listUsages(
  context: Context,
  used: AddressedRecord,
  { page, limit }: { page: number; limit: number },
): Promise<UsageList> {
  const query = usageSql(context, used);
  if (!query) return { items: [], total: 0, readableTotal: 0 };
  const [{ total, readableTotal, rows, zone }] = await context.db.query<[Found]>(
    `with usage as materialized (${query.sql})
     select (select count(*)::integer from usage) as total,
       (select count(*)::integer from usage where "isReadable") as "readableTotal",
       (select value->>'timezone' from settings) as zone,
       array(select json_build_object('collection', collection, 'id', id) from usage where "isReadable"
         order by collection, id limit ${limit} offset ${(page - 1) * limit}) as rows`,
    query.values,
  );
  const records = await loadUsingRecords(context, rows);
  const items = rows.flatMap(row => {
    const record = records.get(usingKey(row));
    return record ? [describeUsage(row, { record, used, zone: zone ?? defaultSettings.timezone })] : [];
  });
  return { items, total, readableTotal };
}

interface Found {
  total: number;
  readableTotal: number;
  zone: string | null;
  rows: UsingRecord[];
}

function describeUsage(
  { collection, id }: UsingRecord,
  { record, used, zone }: { record: object; used: AddressedRecord; zone: string },
): RecordUsage {
  const fields = fieldsOf(collection);
  const places = [...findUsages(fields, record, used)].map(({ path }) => placeText(fields, record, path));
  if (collection === settingsName) return { collection, id, title: 'Einstellungen', places };
  if (collection === plannedName)
    return { collection, id, title: `Geplante Veröffentlichung von „${String(getField(record, 'name'))}“`, places };
  const title = getField(record, serviceOf(collection).definition.useAsTitle);
  return { collection, id, title: title instanceof Date ? dateTimeText(inZone(title, zone)) : String(title ?? id), places };
}
