/** Restores a backup into an empty database and file storage, and compares the result with the backup. */
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { diskStorage, type Storage } from '../../platform/files/diskStorage';
import { partitionMonth } from '../../features/statistics/events/partitions';
import { StartupError } from '../../platform/process/shutdown';
import { runMigrationsUpTo } from '../../platform/database/dataSource';
import { migrate } from '../database';
import { filesFolder, hashOf, readManifest, tablePath, type Manifest } from './manifest';
import { copyIn, copyOut, copySettings, sqlName, type CopiedTable } from './tables';

interface Target {
  databaseUrl: string;
  storage: Storage;
}

/** Restores the backup in this folder. A backup of an older version is migrated to this one. */
export async function restore({ databaseUrl, storage }: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withClient(databaseUrl, rejectUsedDatabase);
  await restoreFiles(manifest, folder, storage);
  if (!(await runMigrationsUpTo(databaseUrl, manifest.migrations)))
    throw new StartupError(`The backup was made by version ${manifest.version}, which is newer than this one.`);
  await withClient(databaseUrl, client => restoreTables(client, manifest, folder));
  await migrate(databaseUrl);
  return manifest;
}

async function withClient(url: string, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function rejectUsedDatabase(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query(`select from pg_tables where schemaname = 'public' and tablename in ('user', 'order')`);
  if (tables.length === 0) return;
  const { rows } = await client.query('(select 1 from "user" limit 1) union all (select 1 from "order" limit 1)');
  if (rows.length > 0)
    throw new StartupError(
      'The database is not empty. Restore into a new one: another DATA_DIR, or the DATABASE_URL of an empty database.',
    );
}

async function restoreFiles({ files }: Manifest, folder: string, storage: Storage): Promise<void> {
  const source = diskStorage(filesFolder(folder));
  for (const { key, hash } of files) {
    const bytes = await source.read(key);
    if (!bytes || hashOf(bytes) !== hash) throw new StartupError(`The backup is damaged: ${key}.`);
    await storage.write(key, bytes);
  }
}

/** All rows or none. Foreign keys are checked when all tables are filled; the triggers have acted when the rows were first written. */
async function restoreTables(client: ClientBase, { tables, sequences }: Manifest, folder: string): Promise<void> {
  await client.query(`begin; ${copySettings}`);
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  const months = tables.flatMap(({ name }) => partitionMonth(name) ?? []);
  for (const month of months) await client.query('select create_analytics_partition($1)', [month]);
  await client.query(`truncate ${tables.map(sqlName).join(', ')}`);
  for (const table of tables) await restoreTable(client, table, folder);
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value]);
  await client.query('commit; analyze');
}

async function restoreTable(client: ClientBase, table: CopiedTable, folder: string): Promise<void> {
  await client.query(`alter table ${sqlName(table)} disable trigger user`);
  const file = createReadStream(tablePath(folder, table));
  await copyIn(client, table, file.on('error', error => file.destroy(error)).pipe(createGunzip()));
  await client.query(`alter table ${sqlName(table)} enable trigger user`);
  const { hash } = await copyOut(client, table, rows => pipeline(rows, new PassThrough().resume()));
  if (hash !== table.hash) throw new StartupError(`The backup is damaged: table ${table.name}.`);
}
