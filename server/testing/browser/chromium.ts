/** A Chromium for tests: the machine's own, or the one that comes with npm and needs nothing but a Linux. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** What starting it takes. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROME_PATH, else one that is installed, else the one of npm, unpacked on first use. */
export async function findBrowser(): Promise<Browser> {
  const { CHROME_PATH, PATH = '' } = process.env;
  const places = [...PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name))), ...usualPlaces];
  const installed = CHROME_PATH || places.find(place => existsSync(place));
  if (installed) return { executablePath: installed, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('There is no browser here: name one in CHROME_PATH.');
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  return unpacked(resolve('.data/test', `chromium-${devDependencies['@sparticuz/chromium']}`));
}

async function unpacked(folder: string): Promise<Browser> {
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

// The package unpacks into the folder for temporary files, with its libraries only where it thinks it runs at a certain provider.
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  const { TMPDIR } = process.env;
  mkdirSync(unfinished, { recursive: true });
  Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (TMPDIR) process.env.TMPDIR = TMPDIR;
  else delete process.env.TMPDIR;
  for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) delete process.env[name];

  const fonts = join(folder, 'fonts');
  writeFileSync(
    join(unfinished, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
  );
  renameSync(unfinished, folder);
}
