/** Finds a Chromium for tests: an installed one, or the one of an npm package, which runs on Linux. */
import { existsSync, mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The path and environment to launch the browser. */
interface InstalledBrowser {
  executablePath: string;
  env: Record<string, string>;
}

const executableNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns CHROME_PATH, else an installed browser, else the one of the npm package, unpacked on first use. */
export async function findBrowser(): Promise<InstalledBrowser> {
  const { CHROME_PATH, PATH = '' } = process.env;
  const paths = [...PATH.split(delimiter).flatMap(folder => executableNames.map(name => join(folder, name))), ...defaultPaths];
  const executablePath = CHROME_PATH || paths.find(path => existsSync(path));
  if (executablePath) return { executablePath: executablePath, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('No browser found. Set CHROME_PATH.');
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  return ensureUnpacked(resolve('.data/test', `chromium-${devDependencies['@sparticuz/chromium']}`));
}

async function ensureUnpacked(folder: string): Promise<InstalledBrowser> {
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

// The package unpacks to the temporary folder, and adds its libraries only on AWS Lambda.
async function unpack(folder: string): Promise<void> {
  const temporaryFolder = `${folder}-${process.pid}`;
  const { TMPDIR } = process.env;
  mkdirSync(temporaryFolder, { recursive: true });
  Object.assign(process.env, { TMPDIR: temporaryFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (TMPDIR) process.env.TMPDIR = TMPDIR;
  else delete process.env.TMPDIR;
  for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) delete process.env[name];

  const fonts = join(folder, 'fonts');
  writeFileSync(
    join(temporaryFolder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
  );
  renameSync(temporaryFolder, folder);
}

const sharedMemoryFolder = '/dev/shm';
/** In bytes; a smaller one makes pages fail. */
const minSharedMemory = 1_000_000_000;

/** Tells whether pages can share memory without files on the disk, which are slower. */
export function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemoryFolder)) return false;
  const { bavail, bsize } = statfsSync(sharedMemoryFolder);
  return bavail * bsize >= minSharedMemory;
}
