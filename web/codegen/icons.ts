/** Turns the drawings in web/ui/display/icons into one module of plain data, so that pages need no markup from strings. Part of `npm run generate`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'web/ui/display/icons';

/** The shapes of one drawing: name of the element and its attributes, as React wants them. */
export const shapesOf = (svg: string): [string, Record<string, string>][] =>
  [...svg.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse) ([^>]*?)\/>/g)].map(([, element, attributes]) => [
    element!,
    Object.fromEntries([...attributes!.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
  ]);

const names = (): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => file.replace('.svg', ''))
    .sort();

/** The text of web/ui/display/icons.generated.ts. */
export const iconModule = (): string =>
  [
    '/** Drawings of the Lucide set (web/ui/display/icons, with its licence). Generated. */',
    'export const icons = {',
    ...names().map(name => `  '${name}': ${JSON.stringify(shapesOf(readFileSync(`${folder}/${name}.svg`, 'utf8')))},`),
    '} as const satisfies Readonly<Record<string, readonly (readonly [string, Readonly<Record<string, string>>])[]>>;',
    '',
  ].join('\n');

if (require.main === module) writeFileSync('web/ui/display/icons.generated.ts', iconModule());
