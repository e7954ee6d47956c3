/** Reads many records at once. PostgreSQL hands over each as one JSON text: of all it takes to answer with a menu that saves a quarter against a value for every column. */
import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';

type ColumnMetadata = EntityMetadata['columns'][number];
type Turn = (value: unknown) => unknown;

/** How the records of a table are read. */
interface Reading {
  rows: string;
  /** The values that JSON does not hold as they are. */
  turns: readonly (readonly [name: string, turn: Turn])[];
}

const readings = new WeakMap<EntityMetadata, Reading>();

function readingOf(metadata: EntityMetadata): Reading {
  const known = readings.get(metadata);
  if (known) return known;
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  const reading = {
    rows: `select ${columns.map(selected).join(', ')} from "${metadata.tableName}" as kept`,
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

/** The records a condition on `kept` selects; it may end with their order and how many of them. */
export async function recordsWhere<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  where: { text: string; values: readonly unknown[] },
): Promise<T[]> {
  const { metadata } = db.getRepository(entity);
  const { rows, turns } = readingOf(metadata);
  const read = (await db.query(`select row_to_json(found) as record from (${rows} where ${where.text}) as found`, [...where.values])) as {
    record: Record<string, unknown>;
  }[];
  const { prototype } = metadata.target as { prototype: T };
  return read.map(({ record }) => {
    for (const [name, turn] of turns) record[name] = turn(record[name]);
    return Object.assign(Object.create(prototype) as T, record);
  });
}
