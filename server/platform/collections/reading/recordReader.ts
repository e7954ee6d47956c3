/** Reads many records at once. PostgreSQL hands over each as one JSON text: of all it takes to answer with a menu that saves a quarter against a value for every column. */
import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { allOf, columnOf, type Condition } from './sqlCondition';

type ColumnMetadata = EntityMetadata['columns'][number];
type Turn = (value: unknown) => unknown;

/** How the records of a table are read. */
interface Reading {
  /** The columns of a row called `kept`, and the rows they are of. */
  columns: string;
  rows: string;
  /** The values that JSON does not hold as they are. */
  turns: readonly (readonly [name: string, turn: Turn])[];
}

const readings = new WeakMap<EntityMetadata, Reading>();

function readingOf(metadata: EntityMetadata): Reading {
  const known = readings.get(metadata);
  if (known) return known;
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  const list = columns.map(selected).join(', ');
  const reading = {
    columns: list,
    rows: `select ${list} from "${metadata.tableName}" as kept`,
    turns: columns.flatMap(column => turnOf(column).map(turn => [column.propertyName, turn] as const)),
  };
  readings.set(metadata, reading);
  return reading;
}

const selected = ({ propertyName, databaseName, query }: ColumnMetadata): string =>
  `${query ? `(${query('kept')})` : `kept."${databaseName}"`} as "${propertyName}"`;

function turnOf({ type, transformer }: ColumnMetadata): Turn[] {
  if (type === 'timestamptz') return [value => value && new Date(value as string)];
  return type === 'numeric' ? [] : [transformer ?? []].flat().map(({ from }) => from);
}

/** The records whose column holds one of these values, in no order. */
export async function recordsBy<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  where: { column: string; values: readonly string[] },
): Promise<T[]> {
  const column = db.getRepository(entity).metadata.findColumnWithPropertyName(where.column)!.databaseName;
  return recordsWhere(db, entity, { text: `kept."${column}" = any($1)`, values: [where.values] });
}

/** The same, and of each whether a condition holds, asked in one statement. */
export async function judgedRecords<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  { column, values, condition }: { column: string; values: readonly string[]; condition: Condition },
): Promise<{ record: T; holds: boolean }[]> {
  const { metadata } = db.getRepository(entity);
  const bound: unknown[] = [values];
  const text = `select row_to_json(found) as record, ${allOf([condition], bound)} as holds
    from "${metadata.tableName}" as kept, lateral (select ${readingOf(metadata).columns}) as found
    where ${columnOf(metadata, column)} = any($1)`;
  const read = (await db.query(text, bound)) as { record: Stored; holds: boolean }[];
  return read.map(({ record, holds }) => ({ record: recordOf<T>(metadata, record), holds }));
}

/** The records a condition on `kept` selects; it may end with their order and how many of them. */
async function recordsWhere<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  where: { text: string; values: readonly unknown[] },
): Promise<T[]> {
  const { metadata } = db.getRepository(entity);
  const text = `select row_to_json(found) as record from (${readingOf(metadata).rows} where ${where.text}) as found`;
  const read = (await db.query(text, [...where.values])) as { record: Stored }[];
  return read.map(({ record }) => recordOf<T>(metadata, record));
}

/** A page and how many there are in all, in one statement. */
interface PageOf {
  /** Ends in `counted (total)`. */
  with: string;
  text: string;
  values: readonly unknown[];
}

/** The records that the text selects, in its order, beside the `total` that was counted before. */
export async function pageWhere<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  where: PageOf,
): Promise<{ found: T[]; total: number }> {
  const { metadata } = db.getRepository(entity);
  const text = `with ${where.with} select counted.total, row_to_json(found) as record
    from counted left join (${readingOf(metadata).rows} where ${where.text}) as found on true`;
  const read = (await db.query(text, [...where.values])) as { total: number; record: Stored | null }[];
  return { found: read.flatMap(({ record }) => (record ? [recordOf<T>(metadata, record)] : [])), total: read[0]!.total };
}

type Stored = Record<string, unknown>;

function recordOf<T extends ObjectLiteral>(metadata: EntityMetadata, record: Stored): T {
  for (const [name, turn] of readingOf(metadata).turns) record[name] = turn(record[name]);
  return Object.setPrototypeOf(record, (metadata.target as { prototype: T }).prototype) as T;
}
