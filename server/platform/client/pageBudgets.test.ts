import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets, type PageBudget } from './pageBudgets';

const root = mkdtempSync(join(tmpdir(), 'build-'));
const file = (name: string, bytes: number): void => writeFileSync(join(root, name), 'x'.repeat(bytes));

beforeAll(() => {
  mkdirSync(join(root, '.vite'));
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_packages.js'] },
    '_packages.js': { file: 'packages.js', css: ['main.css'] },
    'shop/HomePage.tsx': { file: 'home.js', imports: ['_packages.js'], dynamicImports: ['map.tsx'] },
    'map.tsx': { file: 'map.js' },
    'shop/HomeLayout.tsx': { file: 'home.js', imports: ['_packages.js'] },
  };
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(manifest));
  file('index.js', 10);
  file('packages.js', 5_000);
  file('packages.js.br', 2_000);
  file('home.js', 100);
  file('map.js', 9_000);
  file('main.css', 300);
});
afterAll(() => rmSync(root, { recursive: true }));

const check = (
  scripts: PageBudget['scripts'],
  styles = { files: 1, bytes: 300 },
  components = ['shop/HomeLayout.tsx', 'shop/HomePage.tsx'],
): void => checkBudgets(root, { home: { components, scripts, styles } });

test('accepts a page within its budget, without what it loads later, and counts the chunk of two components once', () => {
  expect(() => check({ files: 3, bytes: 2_110 })).not.toThrow();
});

test('names a page that loads too much', () => {
  const budget = { files: 3, bytes: 2_109 };
  expect(() => check(budget)).toThrow('The page "home" loads scripts of 2110 bytes in 3 files; its budget is 2109 bytes in 3 files.');
  expect(() => check({ files: 2, bytes: 2_110 })).toThrow('its budget is 2110 bytes in 2 files');
  expect(() => check({ files: 3, bytes: 2_110 }, { files: 1, bytes: 299 })).toThrow('loads styles of 300 bytes');
});

test('names a page that the build does not know', () => {
  const budget = { files: 9, bytes: 9_999 };
  expect(() => check(budget, budget, ['shop/HomePage.tsx', 'shop/Moved.tsx'])).toThrow(
    'The build does not say which files the page "home" loads for shop/Moved.tsx.',
  );
});
