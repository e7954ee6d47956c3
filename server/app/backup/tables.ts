/** The tables of a database as a backup sees them, and the copying of their rows. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

export interface Table {
  schema: string;
  name: string;
  /** Without generated columns. */
  columns: readonly string[];
}

export interface CopiedTable extends Table {
  rows: number;
  /** SHA-256 of the rows in the text format of COPY. */
  hash: string;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quote(schema)}.${quote(name)}`;
const columnList = ({ columns }: Table): string => columns.map(quote).join(', ');

/** Makes the text format of COPY the same on every server. Valid until the end of the transaction. */
export const copySettings = `set local datestyle to 'ISO, YMD'; set local intervalstyle to 'iso_8601'; set local timezone to 'UTC';
  set local extra_float_digits to 1; set local bytea_output to 'hex'; set local statement_timeout to 0`;

/** Returns the tables with data: not the lists of migrations, nor the tables that PostgreSQL empties after a crash. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/** Reads the rows of a table in their stored order and passes them to the consumer. */
export async function copyOut(
  client: ClientBase,
  table: Table,
  consume: (rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<CopiedTable> {
  const rows = client.query(to(`copy ${sqlName(table)} (${columnList(table)}) to stdout`));
  const hash = createHash('sha256');
  await pipeline(
    rows,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    consume,
  );
  return { schema: table.schema, name: table.name, columns: table.columns, rows: rows.rowCount, hash: hash.digest('hex') };
}

export const copyIn = (client: ClientBase, table: Table, rows: Readable): Promise<void> =>
  pipeline(rows, client.query(from(`copy ${sqlName(table)} (${columnList(table)}) from stdin`)));
