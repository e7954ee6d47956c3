/** Finds unused exports, CSS classes, CSS variables, icons and illustrations, and CSS classes that do not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const files = ['schema', 'server', 'web', 'migrations']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .concat('codegen.ts')
  .filter(file => /\.(m?tsx?|css|html)$/.test(file) && !/^web\/dist\//.test(file));
const text = new Map(files.map(file => [file, readFileSync(file, 'utf8')]));
const code = [...text].filter(([file]) => /\.m?tsx?$/.test(file));
const sources = code.filter(([file]) => !/generated/.test(file)).map(([, source]) => source);

const containsWord = (texts: readonly string[], word: string): boolean => texts.some(source => new RegExp(`\\b${word}\\b`).test(source));

/** The sources of the importers of a file, by its path without extension. */
const importers = new Map<string, string[]>();
for (const [file, source] of code)
  for (const [, path] of source.matchAll(/(?:from|import|import\(|actual\()\s*'(\.[^']*)'/g)) {
    const target = normalize(join(dirname(file), path!)).replace(/\/index$/, '');
    importers.set(target, [...(importers.get(target) ?? []), source]);
  }
const importersOf = (file: string): string[] => importers.get(file.replace(/(\/index)?\.tsx?$/, '')) ?? [];

test('imports every export in another module', () => {
  // Migrations, codegen plugins and the renderer are loaded by path.
  const modules = code.filter(([file]) => !/generated|\.test\.|^migrations|^codegen|codegen\/hooks|web\/renderApp/.test(file));
  const unused = modules.flatMap(([file, source]) =>
    [...source.matchAll(/^export (?:async |abstract )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm)]
      .filter(([, name]) => !containsWord(importersOf(file), name!))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('uses every CSS class', () => {
  const unused = [...text].flatMap(([file, css]) => {
    if (!file.endsWith('.module.css')) return [];
    const components = importersOf(file);
    const patterns = components
      .flatMap(source => [...source.matchAll(/tyles\[`(.*?)`\]/g)])
      .map(([, name]) => name!.replace(/\$\{.*?\}/g, '.*'));
    const isDynamic = components.some(source => /tyles\[/.test(source)); // class names may be computed elsewhere
    const isUsed = (name: string): boolean =>
      containsWord(components, name) ||
      patterns.some(pattern => new RegExp(`^${pattern}$`).test(name)) ||
      (isDynamic && containsWord(sources, name));
    const rules = css.replace(/\/\*.*?\*\/|:global\(.*?\)|url\(.*?\)|\d\.\d+/gs, '');
    return [...rules.matchAll(/\.([a-z][\w-]*)/gi)].filter(([, name]) => !isUsed(name!)).map(([, name]) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('has every CSS class that a component uses', () => {
  const missing = code.flatMap(([file, source]) =>
    [...source.matchAll(/import (\w+) from '(\..*\.module\.css)'/g)].flatMap(([, styles, path]) => {
      const css = text.get(normalize(join(dirname(file), path!))) ?? '';
      return [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
        .filter(([, name]) => !new RegExp(`\\.${name}\\b`).test(css))
        .map(([, name]) => `${file}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('uses every CSS variable', () => {
  const allText = [...text.values()].join('\n');
  const declarations = [...text].filter(([file]) => file.endsWith('.css')).flatMap(([, css]) => [...css.matchAll(/(--[a-z][\w-]*):/g)]);
  expect([...new Set(declarations.map(([, name]) => name!))].filter(name => !new RegExp(`var\\(\\s*${name}[\\s,)]`).test(allText))).toEqual(
    [],
  );
});

test('uses every icon and every illustration', () => {
  const svgFiles = (folder: string): string[] => readdirSync(folder).filter(file => file.endsWith('.svg'));
  expect(svgFiles('web/ui/display/icons').filter(file => !containsWord(sources, basename(file, '.svg')))).toEqual([]);
  const allText = [...text.values()].join('\n');
  expect(svgFiles('web/illustrations').filter(file => !allText.includes(file))).toEqual([]);
});
