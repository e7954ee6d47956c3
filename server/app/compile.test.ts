/** Starts a small project with the start files of the app. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'compile-'));
const builds = join(root, 'server/dist');
const mainFile = join(root, 'server/main.ts');
const greeting = (text: string): string => `const text: string = '${text}';\nconsole.log(text);\n`;

interface Result {
  code: number | null;
  output: string;
}

const start = (): Promise<Result> =>
  new Promise(resolveStart => {
    const child = execFile(process.execPath, ['server/start.cjs'], { cwd: root }, (_error, stdout, stderr) =>
      resolveStart({ code: child.exitCode, output: (stdout + stderr).trim() }),
    );
  });

beforeEach(() => {
  for (const folder of ['migrations', 'schema', 'server']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['server/compile.cjs', 'server/start.cjs', 'tsconfig.json']) cpSync(resolve(file), join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(mainFile, greeting('Guten Morgen'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('compiles only after a change of a source', async () => {
  expect(await start()).toEqual({ code: 0, output: 'Guten Morgen' });
  const [first] = readdirSync(builds);
  const compiledFile = join(builds, first!, 'main.js');
  writeFileSync(compiledFile, "console.log('compiled before')");
  expect(await start()).toEqual({ code: 0, output: 'compiled before' });

  writeFileSync(mainFile, greeting('Guten Abend!'));
  expect(await start()).toEqual({ code: 0, output: 'Guten Abend!' });
  writeFileSync(mainFile, greeting('Gute Nacht!!'));
  expect(await start()).toEqual({ code: 0, output: 'Gute Nacht!!' });
  expect(readdirSync(builds)).toHaveLength(2);
  expect(readdirSync(builds)).not.toContain(first);
});

test('shares one build between several starts at once, and deletes old ones', async () => {
  for (const name of ['1', '2', '3']) mkdirSync(join(builds, name), { recursive: true });
  const results = await Promise.all([start(), start(), start(), start()]);
  expect(results).toEqual(results.map(() => ({ code: 0, output: 'Guten Morgen' })));
  expect(readdirSync(builds)).toHaveLength(2);
});

test('keeps names of classes, paths of sources and their lines in stack traces', async () => {
  mkdirSync(join(root, 'server/platform'));
  writeFileSync(
    join(root, 'server/platform/shop.ts'),
    `const mark = (target: Function): void => console.log(target.name, __dirname);
     @mark
     export class Shop {}`,
  );
  writeFileSync(mainFile, `import { Shop } from './platform/shop';\n\ninterface Unused {}\nthrow new Error(new Shop().constructor.name);`);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain(`Shop ${join(root, 'server/platform')}`);
  expect(output).toContain('Error: Shop');
  expect(output).toContain(`${mainFile}:4:`);
});

test('explains why a build cannot be stored', async () => {
  writeFileSync(builds, 'not a folder');
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toMatch(/^The compiled server cannot be stored: \w+: .*mkdir.* Run `node server\/compile\.cjs` once as a user/);
});

test('reports an error of the sources', async () => {
  writeFileSync(mainFile, 'const text = ;');
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain('server/main.ts:1:13');
});
