/** Backs up the database and the files of a running shop into a folder. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { listRecordFiles, type FileKeys } from '../../features/media/storedFiles';
import { diskStorage, type Storage } from '../../platform/files/diskStorage';
import { StartupError } from '../../platform/process/shutdown';
import { appVersion } from '../environment';
import { filesFolder, hashOf, manifestPath, tablePath, type Manifest, type StoredFile } from './manifest';
import { copyOut, copySettings, readTables, type CopiedTable } from './tables';

interface Source {
  databaseUrl: string;
  storage: Storage;
}

/** A file may be deleted between the snapshot of its record and its copy. Then a new snapshot has no such record either. */
const maxAttempts = 3;

/** Writes a backup. The folder appears when the backup is complete. */
export async function backUp(source: Source, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new StartupError(`${folder} exists already. Choose another folder.`);
  const temporaryFolder = join(dirname(folder), `.${randomUUID()}`);
  await mkdir(join(temporaryFolder, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeBackup(source, temporaryFolder);
    await rename(temporaryFolder, folder);
    return manifest;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

async function writeBackup({ databaseUrl, storage }: Source, folder: string): Promise<Manifest> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const copies = new Map<string, StoredFile>();
    for (let attempt = 1; ; attempt++) {
      const { recordFiles, ...content } = await writeTables(client, folder);
      await copyFiles(recordFiles, storage, folder, copies);
      const missingFiles = recordFiles.filter(keys => !keys.some(key => copies.has(key)));
      if (missingFiles.length > 0 && attempt < maxAttempts) continue;
      const files = recordFiles.flatMap(keys => keys.flatMap(key => copies.get(key) ?? []));
      const manifest: Manifest = { format: 1, version: appVersion, ...content, files, missingFiles: missingFiles.map(keys => keys[0]!) };
      await writeFile(manifestPath(folder), JSON.stringify(manifest, null, 2), { flush: true });
      return manifest;
    }
  } finally {
    await client.end();
  }
}

type DatabaseContent = Pick<Manifest, 'createdAt' | 'migrations' | 'tables' | 'sequences'> & { recordFiles: FileKeys[] };

/** Writes all tables as they are at one moment. The shop reads and writes meanwhile. */
async function writeTables(client: ClientBase, folder: string): Promise<DatabaseContent> {
  await client.query(`begin isolation level repeatable read read only; ${copySettings}`);
  const tables: CopiedTable[] = [];
  for (const table of await readTables(client)) {
    const file = createWriteStream(tablePath(folder, table), { flush: true });
    tables.push(await copyOut(client, table, rows => pipeline(rows, createGzip(), file)));
  }
  const recordFiles = await listRecordFiles(client);
  const { rows: migrations } = await client.query<{ timestamp: string }>('select timestamp::text from migrations order by 1');
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null and sequencename <> 'migrations_id_seq' order by 1`,
  );
  await client.query('commit');
  return { createdAt: new Date().toISOString(), recordFiles, tables, sequences, migrations: migrations.map(({ timestamp }) => timestamp) };
}

async function copyFiles(recordFiles: readonly FileKeys[], from: Storage, folder: string, copies: Map<string, StoredFile>): Promise<void> {
  const to = diskStorage(filesFolder(folder));
  for (const keys of recordFiles) {
    if (keys.some(key => copies.has(key))) continue;
    for (const key of keys) {
      const bytes = await from.read(key);
      if (!bytes) continue;
      await to.write(key, bytes);
      copies.set(key, { key, bytes: bytes.length, hash: hashOf(bytes) });
      break;
    }
  }
}
