/** What lists lean on in the tables: indexes, and the text that `search` looks into. It follows from the definitions, so it is made for them, and made anew when they change. */
import { createHash } from 'node:crypto';
import type { DataSource, EntityMetadata, EntityTarget } from 'typeorm';
import type { Collection } from '../../../../schema/collections/collection';
import { searchedFields, storedFields } from '../../../../schema/collections/filter';

interface Kept {
  definition: Collection;
  entity: EntityTarget<object>;
}

const mark = '_list_';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Makes what is missing and drops what is no longer wanted. The caller sees to it that no one else does so meanwhile. */
export async function keepIndexes(database: DataSource, collections: readonly Kept[]): Promise<void> {
  const tables = collections.map(({ definition, entity }) => ({ definition, metadata: database.getMetadata(entity) }));
  for (const { definition, metadata } of tables) await keepSearched(database, definition, metadata);

  const wanted = new Map(tables.flatMap(({ definition, metadata }) => indexesOf(definition, metadata)));
  const rows: { name: string }[] = await database.query(
    `select indexname as name from pg_indexes where schemaname = current_schema() and indexname ~ '${mark}[0-9a-f]{8}$'`,
  );
  const present = new Set(rows.map(({ name }) => name));
  for (const name of present) if (!wanted.has(name)) await database.query(`drop index "${name}"`);
  for (const [name, on] of wanted) if (!present.has(name)) await database.query(`create index "${name}" on ${on}`);
}

// Kept in small letters beside the record: to write it anew for every record that a search looks at would take longer than the search.
// A blank stands before each text, so that every word has one before it.
const searchedText = (definition: Collection, metadata: EntityMetadata): string =>
  `lower(${searchedFields(definition)
    .map(field => `' ' || coalesce(${columnOf(metadata, field)}, '')`)
    .join(' || ')})`;

async function keepSearched(database: DataSource, definition: Collection, metadata: EntityMetadata): Promise<void> {
  if (searchedFields(definition).length === 0) return;
  const table = `"${metadata.tableName}"`;
  const text = searchedText(definition, metadata);
  const [known]: { hash: string | null }[] = await database.query(
    `select col_description(attrelid, attnum) as hash from pg_attribute where attrelid = $1::regclass and attname = 'searched' and not attisdropped`,
    [table],
  );
  if (known?.hash === hashOf(text)) return;
  const column = `add column searched text generated always as (${text}) stored`;
  await database.query(`alter table ${table} drop column if exists searched, ${column}`);
  await database.query(`comment on column ${table}.searched is '${hashOf(text)}'`);
}

// In the order of the list, by the name of the record, and for the search. An index that is made otherwise is called otherwise.
function indexesOf(definition: Collection, metadata: EntityMetadata): [name: string, on: string][] {
  const { order = 'createdAt', title } = definition;
  const sorted = new Set([order, ...(storedFields(definition)[title]!.kind === 'text' ? [title] : [])]);
  const ons = [...sorted].map(field => `(${columnOf(metadata, field)}, id)`);
  if (searchedFields(definition).length > 0) ons.push('using gin (searched gin_trgm_ops)');
  return ons.map(on => [metadata.tableName + mark + hashOf(on), `"${metadata.tableName}" ${on}`]);
}

const columnOf = (metadata: EntityMetadata, field: string): string => `"${metadata.findColumnWithPropertyName(field)!.databaseName}"`;
