/**
 * Creates the indexes and search columns that lists need. They follow from the collection definitions and are replaced when these change.
 */
import { createHash } from 'node:crypto';
import type { DataSource, EntityMetadata } from 'typeorm';
import type { Collection } from '../../../../schema/collections/collection';
import { searchFieldsOf, recordFields } from '../../../../schema/collections/filter';

export interface IndexedCollection {
  definition: Collection;
  entity: Function;
}

const indexMarker = '_list_';
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Creates missing indexes and drops unused ones. The caller holds a lock, so that only one process does so. */
export async function syncIndexes(database: DataSource, collections: readonly IndexedCollection[]): Promise<void> {
  const tables = collections.map(({ definition, entity }) => ({ definition, metadata: database.getMetadata(entity) }));
  for (const { definition, metadata } of tables) await syncSearchColumn(database, definition, metadata);

  const requiredIndexes = new Map(tables.flatMap(({ definition, metadata }) => requiredIndexesFor(definition, metadata)));
  const rows: { name: string }[] = await database.query(
    `select indexname as name from pg_indexes where schemaname = current_schema() and indexname ~ '${indexMarker}[0-9a-f]{8}$'`,
  );
  const existingNames = new Set(rows.map(({ name }) => name));
  for (const name of existingNames) if (!requiredIndexes.has(name)) await database.query(`drop index "${name}"`);
  for (const [name, target] of requiredIndexes) if (!existingNames.has(name)) await database.query(`create index "${name}" on ${target}`);
}

// The search text is stored in lower case beside the record, because computing it for each search would be slower.
// A space precedes each text, so that a space precedes every word.
const searchTextSql = (definition: Collection, metadata: EntityMetadata): string =>
  `lower(${searchFieldsOf(definition)
    .map(field => `' ' || coalesce(${quotedColumn(metadata, field)}, '')`)
    .join(' || ')})`;

async function syncSearchColumn(database: DataSource, definition: Collection, metadata: EntityMetadata): Promise<void> {
  if (searchFieldsOf(definition).length === 0) return;
  const table = `"${metadata.tableName}"`;
  const text = searchTextSql(definition, metadata);
  const [stored]: { hash: string | null }[] = await database.query(
    `select col_description(attrelid, attnum) as hash from pg_attribute where attrelid = $1::regclass and attname = 'searched' and not attisdropped`,
    [table],
  );
  if (stored?.hash === shortHash(text)) return;
  const column = `add column searched text generated always as (${text}) stored`;
  await database.query(`alter table ${table} drop column if exists searched, ${column}`);
  await database.query(`comment on column ${table}.searched is '${shortHash(text)}'`);
}

// Indexes for the default order, the title and the search. The name contains a hash of the definition.
function requiredIndexesFor(definition: Collection, metadata: EntityMetadata): [name: string, on: string][] {
  const { defaultSort = 'createdAt', useAsTitle } = definition;
  const sortedFields = new Set([defaultSort, ...(recordFields(definition)[useAsTitle]!.type === 'text' ? [useAsTitle] : [])]);
  const indexTargets = [...sortedFields].map(field => `(${quotedColumn(metadata, field)}, id)`);
  if (searchFieldsOf(definition).length > 0) indexTargets.push('using gin (searched gin_trgm_ops)');
  return indexTargets.map(target => [metadata.tableName + indexMarker + shortHash(target), `"${metadata.tableName}" ${target}`]);
}

const quotedColumn = (metadata: EntityMetadata, field: string): string => `"${metadata.findColumnWithPropertyName(field)!.databaseName}"`;
