/**
 * Turns the icons of web/ui/display/icons into a module of plain data, so that pages render no HTML strings. Part of `npm run generate`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'web/ui/display/icons';

/** Returns the shapes of an icon: element names and attributes in React's spelling. */
export const parseShapes = (svg: string): [string, Record<string, string>][] =>
  [...svg.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse) ([^>]*?)\/>/g)].map(([, element, attributes]) => [
    element!,
    Object.fromEntries([...attributes!.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
  ]);

const iconNames = (): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => file.replace('.svg', ''))
    .sort();

/** Returns the text of icons.generated.ts. */
export const renderIconModule = (): string =>
  [
    '/** Icons of the Lucide set (web/ui/display/icons, with their licence). Generated. */',
    'export const icons = {',
    ...iconNames().map(name => `  '${name}': ${JSON.stringify(parseShapes(readFileSync(`${folder}/${name}.svg`, 'utf8')))},`),
    '} as const satisfies Readonly<Record<string, readonly (readonly [string, Readonly<Record<string, string>>])[]>>;',
    '',
  ].join('\n');

if (require.main === module) writeFileSync('web/ui/display/icons.generated.ts', renderIconModule());
