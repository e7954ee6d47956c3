/** Builds the client once per state of its sources. The folder of a build is named after that state. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { buildPath, readManifest, rendererFolder, workerFile } from './builtClient';
import { checkBudgets } from './pageBudgets';
import { workerFiles } from './workerFiles';

const builds = 'web/dist';
const rendererEntry = 'renderApp.tsx';
const workerEntry = 'web/serviceWorker/serviceWorker.ts';
const sources = ['web', 'schema', 'server/platform/client', 'package-lock.json'];
const ignoredFiles = /^web\/dist|\.test\.tsx?$/;
const compressibleFiles = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
const minBytes = 1024;

/** Builds the client unless a build of these sources exists. Returns its folder. */
export async function buildClient(): Promise<string> {
  const sourceHash = hashSources(sources);
  const folder = join(builds, sourceHash);
  if (existsSync(folder)) return folder;

  mkdirSync(builds, { recursive: true });
  const [, ...old] = otherBuilds(folder);
  for (const other of old) rmSync(other, { recursive: true });
  const temporaryFolder = `${folder}-${process.pid}`;
  await buildInto(temporaryFolder);
  await buildInto(join(temporaryFolder, rendererFolder), { build: { ssr: rendererEntry } });
  await buildInto(temporaryFolder, workerConfig({ name: sourceHash, files: workerFiles(readManifest(temporaryFolder), buildPath) }));
  await Promise.all(listFiles([temporaryFolder]).filter(isCompressible).map(compress));
  checkBudgets(temporaryFolder);
  moveInPlace(temporaryFolder, folder);
  return folder;
}

/** Returns the folders of the other builds, the newest first. One is kept, because open pages may load more of its files. */
export function otherBuilds(folder: string): string[] {
  const parent = dirname(folder);
  const modifiedAt = (path: string): number => statSync(path).mtimeMs;
  return readdirSync(parent)
    .map(name => join(parent, name))
    .filter(path => !path.startsWith(folder))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a));
}

/** Returns the configuration of the service worker: one file, without imports. */
const workerConfig = (worker: { name: string; files: readonly string[] }): InlineConfig => ({
  define: { __BUILD__: JSON.stringify(worker) },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: workerEntry, output: { format: 'iife', entryFileNames: workerFile, codeSplitting: false } },
  },
});

/**
 * Builds the client, its renderer for the server or the service worker. Always builds for production: under NODE_ENV=test vite would bundle development
 * versions, three times the size.
 */
async function buildInto(folder: string, config: InlineConfig = {}): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: 'web/vite.config.mts',
      configLoader: 'runner',
      mode: 'production',
      logLevel: 'warn',
      ...config,
      build: { ...config.build, outDir: `../${folder}` },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Returns a hash over the names and contents of all sources. */
function hashSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of listFiles(paths).filter(path => !ignoredFiles.test(path)))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function listFiles(paths: readonly string[]): string[] {
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .flatMap(path => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .map(file => file.replaceAll('\\', '/'))
    .sort();
}

const isCompressible = (file: string): boolean => compressibleFiles.test(file) && statSync(file).size > minBytes;

// Compressed once here instead of for every request, so that the best quality, the default of Brotli, costs no visitor any time.
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

// Another process may have finished the same build first.
function moveInPlace(temporaryFolder: string, folder: string): void {
  try {
    renameSync(temporaryFolder, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(temporaryFolder, { recursive: true });
  }
}
