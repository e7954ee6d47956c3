/** What stands in the house is needed in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const files = ['schema', 'server', 'web', 'migrations']
  .flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(file => join(room, file)))
  .concat('codegen.ts')
  .filter(file => /\.(tsx?|css|html)$/.test(file) && !/^web\/dist\//.test(file));
const text = new Map(files.map(file => [file, readFileSync(file, 'utf8')]));
const code = [...text].filter(([file]) => /\.tsx?$/.test(file));
const written = code.filter(([file]) => !/generated/.test(file)).map(([, words]) => words);

const isWordOf = (texts: readonly string[], word: string): boolean => texts.some(words => new RegExp(`\\b${word}\\b`).test(words));

/** The texts of those who import a file, by its path without an ending that can be left out. */
const users = new Map<string, string[]>();
for (const [file, words] of code)
  for (const [, path] of words.matchAll(/(?:from|import|import\(|actual\()\s*'(\.[^']+)'/g)) {
    const target = normalize(join(dirname(file), path!)).replace(/\/index$/, '');
    users.set(target, [...(users.get(target) ?? []), words]);
  }
const usersOf = (file: string): string[] => users.get(file.replace(/(\/index)?\.tsx?$/, '')) ?? [];

test('no module offers what nobody else takes', () => {
  // Migrations are run, and a plugin of codegen is named, by their paths.
  const modules = code.filter(([file]) => !/generated|\.test\.|^migrations|^codegen|codegen\/hooks/.test(file));
  const unused = modules.flatMap(([file, words]) =>
    [...words.matchAll(/^export (?:async |abstract )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm)]
      .filter(([, name]) => !isWordOf(usersOf(file), name!))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('every class of a style is worn', () => {
  const unworn = [...text].flatMap(([file, css]) => {
    if (!file.endsWith('.module.css')) return [];
    const wearers = usersOf(file);
    const patterns = wearers
      .flatMap(words => [...words.matchAll(/tyles\[`(.*?)`\]/g)])
      .map(([, name]) => name!.replace(/\$\{.*?\}/g, '.*'));
    const isChosen = wearers.some(words => /tyles\[/.test(words)); // among words that may be written elsewhere
    const isWorn = (name: string): boolean =>
      isWordOf(wearers, name) || patterns.some(like => new RegExp(`^${like}$`).test(name)) || (isChosen && isWordOf(written, name));
    const own = css.replace(/\/\*.*?\*\/|:global\(.*?\)|url\(.*?\)|\d\.\d+/gs, '');
    return [...own.matchAll(/\.([a-z][\w-]*)/gi)].filter(([, name]) => !isWorn(name!)).map(([, name]) => `${file}: ${name}`);
  });
  expect(unworn).toEqual([]);
});

test('every variable of a style is read', () => {
  const everything = [...text.values()].join('\n');
  const set = [...text].filter(([file]) => file.endsWith('.css')).flatMap(([, css]) => [...css.matchAll(/(--[a-z][\w-]*):/g)]);
  expect([...new Set(set.map(([, name]) => name!))].filter(name => !new RegExp(`var\\(\\s*${name}[\\s,)]`).test(everything))).toEqual([]);
});

test('every icon and every drawing is shown', () => {
  const drawingsOf = (folder: string): string[] => readdirSync(folder).filter(file => file.endsWith('.svg'));
  expect(drawingsOf('web/ui/display/icons').filter(file => !isWordOf(written, basename(file, '.svg')))).toEqual([]);
  const everything = [...text.values()].join('\n');
  expect(drawingsOf('web/illustrations').filter(file => !everything.includes(file))).toEqual([]);
});
