import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sharedBuilds, shareBuild } from './sharedBuilds';

const folder = mkdtempSync(join(tmpdir(), 'shared-builds-'));
const shared = join(folder, 'shared', 'builds');
afterAll(() => rmSync(folder, { recursive: true }));

function makeBuild(name: string): string {
  const build = join(folder, name);
  for (const path of ['assets', 'renderer']) mkdirSync(join(build, path), { recursive: true });
  writeFileSync(join(build, 'assets', `main-${name}.js`), `open('${name}')`);
  writeFileSync(join(build, 'renderer', 'renderApp.cjs'), '');
  return build;
}

function setAge(name: string, seconds: number): void {
  const time = Date.now() / 1_000 - seconds;
  utimesSync(join(shared, name), time, time);
}
const names = () => sharedBuilds(shared).map(path => basename(path));

test('keeps the files of the newest two builds, without their renderers', async () => {
  for (const [name, seconds] of [
    ['a1', 30],
    ['b2', 20],
    ['c3', 10],
  ] as const) {
    await shareBuild(makeBuild(name), shared);
    setAge(name, seconds);
  }
  expect(names()).toEqual(['c3', 'b2']);
  expect(readFileSync(join(shared, 'c3', 'assets', 'main-c3.js'), 'utf8')).toBe(`open('c3')`);
  expect(existsSync(join(shared, 'c3', 'renderer'))).toBe(false);
});

test('makes a build the newest that starts again, as after a way back', async () => {
  await shareBuild(makeBuild('b2'), shared);
  expect(names()).toEqual(['b2', 'c3']);
  setAge('b2', 5);
});

test('copies a build once when two instances start at the same time', async () => {
  const build = makeBuild('d4');
  await Promise.all([shareBuild(build, shared), shareBuild(build, shared)]);
  expect(names()).toHaveLength(2);
  expect(names()[0]).toBe('d4');
  expect(readdirSync(shared).filter(name => name.endsWith('.new'))).toEqual([]);
});

test('keeps the build before while an older one is being deleted', async () => {
  for (let index = 0; index < 200; index += 1) writeFileSync(join(shared, 'b2', 'assets', `${index}.js`), '');
  setAge('b2', 5);
  let isShared = false;
  const sharing = shareBuild(makeBuild('d5'), shared).finally(() => (isShared = true));
  const lists = new Set<string>();
  while (!isShared) {
    lists.add(names().slice(0, 2).join());
    await new Promise(resolve => setImmediate(resolve));
  }
  await sharing;
  expect([...lists]).toEqual(['d4,b2', 'd5,d4']);
});

test('leaves the copy that another instance makes, and deletes one that was never finished', async () => {
  for (const name of ['e5-1.new', 'e5-2.new']) mkdirSync(join(shared, name));
  utimesSync(join(shared, 'e5-1.new'), 1, 1);
  await shareBuild(makeBuild('e5'), shared);
  expect(readdirSync(shared).filter(name => name.endsWith('.new'))).toEqual(['e5-2.new']);
  expect(names()[0]).toBe('e5');
});

test('has no builds before the first one is shared', () => {
  expect(sharedBuilds(join(folder, 'missing'))).toEqual([]);
});
