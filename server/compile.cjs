/**
 * Compiles the sources of the server into one file, once per state of these sources. The folder of a build is named after that state. This is
 * JavaScript, because it runs before anything can load TypeScript.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } = require('node:fs');
const { dirname, join } = require('node:path');

const root = dirname(__dirname);
const builds = join(__dirname, 'dist');
const isSource = path => /\.ts$/.test(path) && !/\.test\.ts$|[\\/](testing|bench)[\\/]/.test(path);

/** Compiles the server unless a build of these sources exists. Returns the file to load. */
async function compileServer() {
  const folder = join(builds, hashSources());
  if (!existsSync(folder)) await storeBuild(folder);
  return join(folder, 'main.js');
}

/** Returns a hash over everything that a build depends on: the sources with their paths, the options and the versions. */
function hashSources() {
  const files = ['migrations', 'schema'].flatMap(name => listFiles(join(root, name)));
  files.push(...listServerFiles());
  const hash = createHash('sha256').update(`${process.version}\0${require('esbuild/package.json').version}\0`);
  for (const file of [...files.filter(isSource).sort(), __filename, join(root, 'tsconfig.json')])
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const listFiles = folder => readdirSync(folder, { recursive: true }).map(path => join(folder, path));

// Not in the builds, which another process may be deleting.
const listServerFiles = () =>
  readdirSync(__dirname, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist')
    .flatMap(entry => (entry.isDirectory() ? listFiles(join(__dirname, entry.name)) : join(__dirname, entry.name)));

async function storeBuild(folder) {
  const temporaryFolder = `${folder}-${process.pid}`;
  try {
    mkdirSync(temporaryFolder, { recursive: true });
  } catch (error) {
    console.error(
      `The compiled server cannot be stored: ${error.message}. Run \`node server/compile.cjs\` once as a user who may write there.`,
    );
    process.exit(1);
  }
  await bundle(join(temporaryFolder, 'main.js'));
  moveInPlace(temporaryFolder, folder);
  deleteOldBuilds(folder);
}

/** Writes the server and its source map. Packages are loaded from node_modules, and what is imported dynamically is still evaluated later. */
const bundle = outfile =>
  require('esbuild').build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    keepNames: true, // names of entities and migrations are stored
    charset: 'utf8',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'paths', setup: build => build.onLoad({ filter: /\.ts$/ }, keepPaths) }],
  });

/** Files beside a source are found by the path of the source, not of the bundle. */
function keepPaths({ path }) {
  const source = readFileSync(path, 'utf8');
  if (!/__(dir|file)name/.test(source)) return undefined;
  const paths = `const __dirname = ${JSON.stringify(dirname(path))}, __filename = ${JSON.stringify(path)};`;
  return { loader: 'ts', contents: `${paths} ${source}` };
}

// Another process may have finished the same build first.
function moveInPlace(temporaryFolder, folder) {
  try {
    renameSync(temporaryFolder, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(temporaryFolder, { recursive: true });
  }
}

/** Keeps the newest of the other builds, because another process may be about to load it. Several processes may delete at once. */
function deleteOldBuilds(folder) {
  const others = readdirSync(builds)
    .map(name => join(builds, name))
    .filter(path => !path.startsWith(folder))
    .map(path => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of others.slice(1)) rmSync(path, { recursive: true, force: true });
}

module.exports = { compileServer };

if (require.main === module) void compileServer();
