/** The condition of lists for records that are used, or for those that are not. */
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { plannedFields } from '../../../../schema/rules/usages/plannedBlocks';
import { usageFields, type UsageStorage } from '../../../../schema/rules/usages/usageFields';
import { settings } from '../../../../schema/site/settings';
import type { Condition } from '../reading/sqlCondition';
import { waitingPlans } from './usageSql';

const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

// Every text is read once for all records, not once for each of them.
const idsInText = (from: string, column: string): string =>
  `select found.match[1]::uuid from ${from}, regexp_matches(${column}::text, '${idPattern}', 'g') as found (match)`;

const usedIds: { readonly [S in UsageStorage]: (owner: string, field: string, collection: string) => string } = {
  column: (owner, field) => `select "${field}Id" from "${owner}" where "${field}Id" is not null`,
  list: (owner, field, collection) => `select "${collection}Id" from "${owner}_${field}"`,
  text: (owner, field) => idsInText(`"${owner}"`, `"${field}"`),
};

/** Matches the records of a collection that fields, blocks, rich text, settings or planned publications use, or the others. */
export function usedCondition(collection: string, isUsed: boolean): Condition {
  const queries = Object.values<Collection>(collections).flatMap(({ name, fields, readOnly }) =>
    readOnly ? [] : usageFields(fields, collection).map(field => usedIds[field.storage](name, field.name, collection)),
  );
  if (usageFields(settings, collection).length > 0) queries.push(idsInText('settings', 'value'));
  if (usageFields(plannedFields, collection).length > 0) queries.push(idsInText(waitingPlans, 'plan.blocks'));
  return () => `record.id ${isUsed ? '' : 'not '}in (${queries.join(' union ')})`;
}
