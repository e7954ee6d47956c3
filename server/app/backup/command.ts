/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, with the environment of the app. */
import '../../platform/process/nodeVersion'; // must be the first import
import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { openCluster } from '../../platform/database/embedded/cluster';
import { diskStorage } from '../../platform/files/diskStorage';
import { s3Storage } from '../../platform/files/s3Storage';
import { fail, onShutdown, shutdownOnSignals, stopProcess, StartupError } from '../../platform/process/shutdown';
import { readConfig } from '../config';
import { backUp } from './backup';
import type { Manifest } from './manifest';
import { restore } from './restore';

const commands = { backup: backUp, restore };

async function main([name, folder]: string[]): Promise<void> {
  shutdownOnSignals();
  const run = name === 'backup' || name === 'restore' ? commands[name] : undefined;
  if (!run || !folder) throw new StartupError('npm run backup -- <new folder>, npm run restore -- <folder of a backup>');
  const { DATA_DIR, DATABASE_URL, FILES_URL } = readConfig(process.env);
  const startedAt = Date.now();
  const databaseUrl = DATABASE_URL ?? (await openCluster(join(DATA_DIR, 'database'), { onShutdown })).url;
  const storage = FILES_URL ? s3Storage(FILES_URL) : diskStorage(join(DATA_DIR, 'files'));
  const manifest = await run({ databaseUrl, storage }, resolve(folder));
  print(manifest, Date.now() - startedAt);
  await stopProcess();
}

function print({ tables, files, missingFiles, version, createdAt }: Manifest, milliseconds: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${createdAt}, version ${version}: ${tables.length} tables, ${rows} rows, ${files.length} files; ${milliseconds} ms`,
    ...missingFiles.map(key => `Missing in the storage: ${key}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main(process.argv.slice(2)).catch(fail);
