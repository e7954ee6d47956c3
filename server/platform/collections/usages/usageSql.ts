/** The SQL that finds the records and settings that use a record. */
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { pageLinkPattern, type AddressedRecord } from '../../../../schema/rules/usages/richTextUsage';
import { plannedFields, plannedName } from '../../../../schema/rules/usages/plannedBlocks';
import { usageFields, type UsageField, type UsageStorage } from '../../../../schema/rules/usages/usageFields';
import { isReference, type Fields } from '../../../../schema/fields/field';
import { settings } from '../../../../schema/site/settings';
import type { Context } from '../../context/context';
import { readCondition } from '../reading/accessFilter';
import { bindTo, type Bind } from '../reading/sqlCondition';

/** The name that the log and the client use for the settings. */
export const settingsName = 'config';

/** The placeholders of the values. Each is bound when it is first used, because PostgreSQL rejects values that a statement does not use. */
interface Placeholders {
  id: () => string;
  containsId: () => string;
  /** Undefined when no page is searched. */
  pageLink: (() => string) | undefined;
}

const conditions: { readonly [S in UsageStorage]: (owner: Collection, field: string, placeholders: Placeholders) => string } = {
  column: (_owner, field, { id }) => `record."${field}Id" = ${id()}::uuid`,
  list: ({ name, fields }, field, { id }) => {
    const definition = fields[field]!;
    const to = isReference(definition) ? definition.to : '';
    return `record.id in (select "${name}Id" from "${name}_${field}" where "${to}Id" = ${id()}::uuid)`;
  },
  // An id is unique, so a text search finds it without knowing where in the text it is.
  text: (_owner, field, placeholders) => inText(`record."${field}"::text`, placeholders),
};

const inText = (text: string, { containsId, pageLink }: Placeholders): string =>
  `${text} like ${containsId()}${pageLink ? ` or ${text} ~ ${pageLink()}` : ''}`;

function placeholdersFor(bind: Bind, { id, collection, path }: AddressedRecord): Placeholders {
  const bindOnce = (value: string): (() => string) => {
    let placeholder: string | undefined;
    return () => (placeholder ??= bind(value));
  };
  return {
    id: bindOnce(id),
    containsId: bindOnce(`%${id}%`),
    pageLink: collection === 'site' && path !== undefined ? bindOnce(pageLinkPattern(path)) : undefined,
  };
}

interface Search {
  used: AddressedRecord;
  placeholders: Placeholders;
  isField: (field: UsageField) => boolean;
  /** Returns the query of the records of a collection that match. */
  query: (owner: Collection, condition: string) => string;
}

const ownersOf = ({ used, placeholders, isField, query }: Search): string[] =>
  Object.values<Collection>(collections).flatMap(owner => {
    const fields = owner.readOnly ? [] : usageFields(owner.fields, used.collection).filter(isField);
    if (fields.length === 0) return [];
    const condition = fields.map(({ name, storage }) => `(${conditions[storage](owner, name, placeholders)})`).join(' or ');
    // A record that uses itself does not prevent its deletion.
    return [query(owner, owner.name === used.collection ? `(${condition}) and record.id <> ${placeholders.id()}::uuid` : condition)];
  });

/** Plans that have not taken place, each with its page. */
export const waitingPlans = '(select * from "sitePlan" where "endedAt" is null) as plan join site as record on record.id = plan."siteId"';

/** Returns the conditions on the settings and on planned publications that use the record: `from … where …`. */
function otherOwners({ collection }: Pick<AddressedRecord, 'collection'>, placeholders: Placeholders): { name: string; rows: string }[] {
  const canUse = (fields: Fields): boolean => usageFields(fields, collection).length > 0;
  const isOther = collection === 'site' ? () => ` and record.id <> ${placeholders.id()}::uuid` : () => '';
  return [
    ...(canUse(settings) ? [{ name: settingsName, rows: `from settings where ${inText('value::text', placeholders)}` }] : []),
    ...(canUse(plannedFields)
      ? [{ name: plannedName, rows: `from ${waitingPlans} where (${inText('plan.blocks::text', placeholders)})${isOther()}` }]
      : []),
  ];
}

/** Returns a query of all that use this record: collection, id and whether the viewer may read them; null if none can. */
export function usageSql(context: Context, used: AddressedRecord): { sql: string; values: unknown[] } | null {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const placeholders = placeholdersFor(bind, used);
  const query: Search['query'] = ({ name }, condition) =>
    `select '${name}' as collection, record.id::text as id, (${readCondition(context, name)(bind)}) as "isReadable" from "${name}" as record where ${condition}`;
  const parts = ownersOf({ used, placeholders, isField: () => true, query });
  for (const { name, rows } of otherOwners(used, placeholders))
    parts.push(
      name === settingsName
        ? `select '${name}', '${name}', true ${rows}`
        : `select '${name}', record.id::text, (${readCondition(context, 'site')(bind)}) ${rows}`,
    );
  return parts.length > 0 ? { sql: parts.join(' union all '), values } : null;
}

/** Tells whether JSON, rich text, the settings or a planned publication use the record. Foreign keys check the other fields. */
export async function isUsedInText(context: Context, used: Pick<AddressedRecord, 'collection' | 'id'>): Promise<boolean> {
  const values: unknown[] = [];
  const placeholders = placeholdersFor(bindTo(values), used);
  const query: Search['query'] = ({ name }, condition) => `select from "${name}" as record where ${condition}`;
  const parts = ownersOf({ used, placeholders, isField: ({ storage }) => storage === 'text', query });
  parts.push(...otherOwners(used, placeholders).map(({ rows }) => `select ${rows}`));
  if (parts.length === 0) return false;
  const [{ isUsed }] = await context.db.query<[{ isUsed: boolean }]>(`select exists (${parts.join(' union all ')}) as "isUsed"`, values);
  return isUsed;
}
