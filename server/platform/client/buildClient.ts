/** The client, built once for each state of its sources. The folder of a build is named after that state, so a finished one needs no second look. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const builds = 'web/dist';
const sources = ['web', 'schema', 'package-lock.json'];
const notSources = /^web\/dist|\.test\.tsx?$/;
const worthPacking = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
const smallest = 1024;

/** Builds the client unless these sources were built before; the folder that holds it. */
export async function buildWeb(): Promise<string> {
  const state = stateOf(sources);
  const folder = join(builds, state);
  if (existsSync(folder)) return folder;

  mkdirSync(builds, { recursive: true });
  for (const other of readdirSync(builds).filter(name => !name.startsWith(state))) rmSync(join(builds, other), { recursive: true });
  const unfinished = `${folder}-${process.pid}`;
  await buildInto(unfinished);
  filesIn([unfinished]).filter(isWorthPacking).forEach(pack);
  finish(unfinished, folder);
  return folder;
}

/** Always as guests get it: under NODE_ENV=test vite would pack the development halves of its libraries, three times the size, for good. */
async function buildInto(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: 'web/vite.config.mts',
      configLoader: 'runner',
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: `../${folder}` },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** A hash over every source and its name. */
function stateOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesIn(paths).filter(path => !notSources.test(path)))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesIn(paths: readonly string[]): string[] {
  return paths
    .flatMap(path =>
      statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file)) : [path],
    )
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => statSync(file).isFile())
    .sort();
}

const isWorthPacking = (file: string): boolean => worthPacking.test(file) && statSync(file).size > smallest;

// Packed once here, instead of for every visitor.
function pack(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

// Whoever builds the same at the same time may have been first.
function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
