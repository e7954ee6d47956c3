/** The files of the demo shop: records in JSON, and drawings that are called by their names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '../../schema/fields/field';
import type { Context } from '../platform/context/context';
import { storeImage } from '../features/media/image/image.service';

export interface Record {
  /** A number that holds only inside the files. */
  id: number;
  [field: string]: unknown;
}

type Pictures = ReadonlyMap<string, string>;

const folder = (name: string): string => join(__dirname, name);
const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(folder('data'), `${name}.json`), 'utf8'));

// Bundles name the products they hold, pages with a form the page about privacy.
const namesOthers = (record: Record): boolean => record.type === 'bundle' || JSON.stringify(record).includes('"privacySite"');

/** The records of a file, those that name others of it after them. */
export function recordsOf(path: string): Record[] {
  const records = jsonOf(path) as Record[];
  return [...records.filter(record => !namesOthers(record)), ...records.filter(namesOthers)];
}

export const settingsRecord = (): object => jsonOf('config') as object;

/** Stores every drawing once, with its title for those who do not see it; the id of its image by the name of its file. */
export async function storePictures(context: Context): Promise<Pictures> {
  const pictures = new Map<string, string>();
  for (const file of readdirSync(folder('images'))) {
    const bytes = readFileSync(join(folder('images'), file));
    const alt = /<title>([^<]*)/.exec(bytes.toString())?.[1] ?? null;
    pictures.set(file, await storeImage(context, bytes, { alt, isDrawing: true }));
  }
  return pictures;
}

/** The record with the image in place of `illustration`: its one image, or the first of its images, or within a field of its own. */
export function pictured(fields: Fields, record: object, pictures: Pictures): object {
  const place = ['images', 'image'].find(name => name in fields);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name === 'illustration') return [place, place === 'images' ? [pictures.get(value as string)] : pictures.get(value as string)];
      return [name, drawn(value, pictures)];
    }),
  );
}

/** The value with the image in place of every `{ illustration }`, however deep it lies. */
function drawn(value: unknown, pictures: Pictures): unknown {
  if (Array.isArray(value)) return value.map(entry => drawn(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  const { illustration } = value as { illustration?: string };
  if (illustration) return pictures.get(illustration);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, drawn(inner, pictures)]));
}

/** The records as they are, or, when all their days have passed, with every day as many whole years later as it takes. */
export function inComingYears(records: Record[], now: Date): Record[] {
  const text = JSON.stringify(records);
  const day = /"date":"(\d{4})(-\d{2}-\d{2})"/g;
  const latest = [...text.matchAll(day)]
    .map(([, year, rest]) => `${year}${rest}`)
    .sort()
    .at(-1);
  const today = now.toISOString().slice(0, 10);
  if (!latest || latest >= today) return records;
  const years = Number(today.slice(0, 4)) - Number(latest.slice(0, 4)) + (latest.slice(4) < today.slice(4) ? 1 : 0);
  return JSON.parse(text.replace(day, (_, year: string, rest: string) => `"date":"${Number(year) + years}${rest}"`)) as Record[];
}
