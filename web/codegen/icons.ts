/**
 * Turns the icons of web/ui/display/icons into a module of plain data, so that pages render no HTML strings, and lists their names for the
 * schema. Part of `npm run generate`.
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

/** Returns the text of web/ui/display/icons.generated.ts. */
export const renderIconModule = (): string =>
  [
    '/** Icons of the Lucide set (web/ui/display/icons, with their licence). Generated. */',
    "import type { IconName } from '../../../schema/site/icons.generated';",
    '',
    'type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];',
    '',
    'export const icons: Readonly<Record<IconName, readonly Shape[]>> = {',
    ...iconNames().map(name => `  '${name}': ${JSON.stringify(parseShapes(readFileSync(`${folder}/${name}.svg`, 'utf8')))},`),
    '};',
    '',
  ].join('\n');

/** Returns the text of schema/site/icons.generated.ts, which definitions use. */
export const renderIconNames = (): string =>
  [
    '/** The names of the icons in web/ui/display/icons. Generated. */',
    'export type IconName =',
    iconNames()
      .map(name => `  | '${name}'`)
      .join('\n') + ';',
    '',
  ].join('\n');

if (require.main === module) {
  writeFileSync('web/ui/display/icons.generated.ts', renderIconModule());
  writeFileSync('schema/site/icons.generated.ts', renderIconNames());
}
