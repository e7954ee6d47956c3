/** The list of everything that a backup contains. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../platform/process/shutdown';
import type { CopiedTable, Table } from './tables';

export interface StoredFile {
  key: string;
  bytes: number;
  /** SHA-256. */
  hash: string;
}

export interface Manifest {
  format: 1;
  /** The version of the app. */
  version: string;
  createdAt: string;
  /** The timestamps of the migrations of the database. */
  migrations: string[];
  tables: CopiedTable[];
  sequences: { name: string; value: string }[];
  files: StoredFile[];
  /** Keys of files that records name but the storage does not have. */
  missingFiles: string[];
}

export const manifestPath = (folder: string): string => join(folder, 'manifest.json');
export const tablePath = (folder: string, { schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  join(folder, 'tables', `${schema}.${name}.copy.gz`);
export const filesFolder = (folder: string): string => join(folder, 'files');

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Throws a StartupError when there is no complete backup in this folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(manifestPath(folder))) throw new StartupError(`There is no backup in ${folder}.`);
  const manifest: Manifest = JSON.parse(await readFile(manifestPath(folder), 'utf8'));
  if (manifest.format !== 1) throw new StartupError(`The backup in ${folder} was made by a newer version of the app.`);
  return manifest;
}
