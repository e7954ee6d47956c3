/** The public part of the environment: default branding and the source of maps (SHELL-25). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEnvironment, type Environment } from '../../schema/site/environment';
import { color, integer, text } from '../../schema/fields/field';
import { getField, keysOf, mapKeys } from '../../schema/objects';

const labelCount = (label: string) => integer({ label, help: 'a whole number from 1 to 60', required: true, min: 1, max: 60 });
const imageUrl = (label: string) => text({ label, help: 'a URL, like /image/… or https://…', max: 300 });

/** The label says what the variable is for, the help which values are allowed. */
export const environmentFields = {
  APP_ENV: text({ label: 'the name of this installation for staff', help: 'a short word', required: true, max: 40 }),
  SITE_KEY: text({ label: 'separates shops on one host', help: 'a short word', max: 60 }),
  LOGO: imageUrl('the logo, unless the settings have one'),
  FAVICON: imageUrl('the favicon, unless the settings have one'),
  SHARE_IMAGE: imageUrl('the image of shared links, unless the settings have one'),
  COLOR_1: color({ label: 'the main color, unless the settings have one', help: 'like #000000' }),
  COLOR_2: color({ label: 'the main color on hover, unless the settings have one', help: 'like #333333' }),
  MAPBOX_TOKEN: text({ label: 'lets pages show maps', help: 'a public token of the map service', max: 300 }),
  MAPBOX_STYLE: text({ label: 'the style of maps', help: 'the URL of a style', required: true, max: 300 }),
  MAPBOX_URL: text({ label: 'the map service', help: 'like https://api.mapbox.com', required: true, max: 300 }),
  LABEL_COMPACT_ROWS: labelCount('small labels on a sheet, downwards'),
  LABEL_COMPACT_COLUMNS: labelCount('small labels on a sheet, across'),
  LABEL_DETAIL_ROWS: labelCount('large labels on a sheet, downwards'),
  LABEL_DETAIL_COLUMNS: labelCount('large labels on a sheet, across'),
};

export const appVersion = String(getField(JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')), 'version'));

type Name = keyof typeof environmentFields;

const propertyOf = {
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

const names = keysOf(propertyOf);

type EnvironmentVariables = Readonly<Record<Name, string | number | null>>;

/** Returns the variables with their defaults, not validated. */
export const parseEnvironment = (env: Readonly<Record<string, string | undefined>>): EnvironmentVariables =>
  mapKeys(names, name => {
    const value = env[name] || defaultEnvironment[propertyOf[name]];
    return environmentFields[name].type === 'integer' && typeof value === 'string' ? Number(value) : value;
  });

/** Returns what pages may read. The service adds the public URL and the payment methods. */
export const publicEnvironment = (variables: EnvironmentVariables): Environment => ({
  ...defaultEnvironment,
  ...Object.fromEntries(names.map(name => [propertyOf[name], variables[name]])),
  version: appVersion,
});

/** Returns the external origins of its images. */
export const externalImageOrigins = ({ logo, favicon, shareImage }: Environment): string[] => [
  ...new Set([logo, favicon, shareImage].flatMap(url => (url && URL.canParse(url) ? [new URL(url).origin] : []))),
];
