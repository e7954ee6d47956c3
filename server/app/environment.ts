/** The part of the environment that pages may know: the base of the look, and where maps come from (SHELL-25). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEnvironment, type Environment } from '../../schema/site/environment';
import { colour, count, text } from '../../schema/fields/field';

const lines = (label: string) => count({ label, help: 'a whole number from 1 to 60', required: true, min: 1, max: 60 });
const picture = (label: string) => text({ label, help: 'an address, like /image/… or https://…', max: 300 });

/** The variables; the label says what each is for, the help what it must be. */
export const environmentFields = {
  APP_ENV: text({ label: 'the name of this house for its staff', help: 'a short word', required: true, max: 40 }),
  SITE_KEY: text({ label: 'tells shops on one host apart', help: 'a short word', max: 60 }),
  LOGO: picture('the logo, unless the settings have one'),
  FAVICON: picture('the sign in the tab, unless the settings have one'),
  SHARE_IMAGE: picture('the picture of shared links, unless the settings have one'),
  COLOR_1: colour({ label: 'the main colour, unless the settings have one', help: 'like #000000' }),
  COLOR_2: colour({ label: 'the main colour when touched, unless the settings have one', help: 'like #333333' }),
  MAPBOX_TOKEN: text({ label: 'lets pages show maps', help: 'a public token of the map service', max: 300 }),
  MAPBOX_STYLE: text({ label: 'how maps look', help: 'the address of a style', required: true, max: 300 }),
  MAPBOX_URL: text({ label: 'where maps come from', help: 'like https://api.mapbox.com', required: true, max: 300 }),
  LABEL_COMPACT_ROWS: lines('small labels on a sheet, downwards'),
  LABEL_COMPACT_COLUMNS: lines('small labels on a sheet, across'),
  LABEL_DETAIL_ROWS: lines('large labels on a sheet, downwards'),
  LABEL_DETAIL_COLUMNS: lines('large labels on a sheet, across'),
};

const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string };

type Name = keyof typeof environmentFields;

const placeOf = {
  APP_ENV: 'name',
  SITE_KEY: 'siteKey',
  LOGO: 'logo',
  FAVICON: 'favicon',
  SHARE_IMAGE: 'shareImage',
  COLOR_1: 'color1',
  COLOR_2: 'color2',
  MAPBOX_TOKEN: 'mapToken',
  MAPBOX_STYLE: 'mapStyle',
  MAPBOX_URL: 'mapUrl',
  LABEL_COMPACT_ROWS: 'labelCompactRows',
  LABEL_COMPACT_COLUMNS: 'labelCompactColumns',
  LABEL_DETAIL_ROWS: 'labelDetailRows',
  LABEL_DETAIL_COLUMNS: 'labelDetailColumns',
} as const satisfies Record<Name, keyof Environment>;

const names = Object.keys(placeOf) as Name[];

type EnvironmentVariables = Readonly<Record<Name, string | number | null>>;

/** The variables as given, with their defaults; not checked yet. */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): EnvironmentVariables =>
  Object.fromEntries(
    names.map(name => {
      const value = env[name] || defaultEnvironment[placeOf[name]];
      return [name, environmentFields[name].kind === 'count' && typeof value === 'string' ? Number(value) : value];
    }),
  ) as EnvironmentVariables;

/** What pages may know of it; the house itself adds its address and who takes payments. */
export const environmentOf = (variables: EnvironmentVariables): Environment => ({
  ...defaultEnvironment,
  ...(Object.fromEntries(names.map(name => [placeOf[name], variables[name]])) as unknown as Environment),
  version,
});

/** The origins of its pictures that lie elsewhere. */
export const picturesElsewhere = ({ logo, favicon, shareImage }: Environment): string[] => [
  ...new Set([logo, favicon, shareImage].flatMap(address => (address && URL.canParse(address) ? [new URL(address).origin] : []))),
];
