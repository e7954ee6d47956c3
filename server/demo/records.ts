/** The files of the demo shop: records in JSON and illustrations by file name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '../../schema/fields/field';
import type { Context } from '../platform/context/context';
import { storeImage } from '../features/media/image/image.service';
import { getField, isArray, isObject, toObject } from '../../schema/objects';

export interface DemoRecord {
  /** A number that is unique within the files only. */
  id: number;
  [field: string]: unknown;
}

type ImageIds = ReadonlyMap<string, string>;

const folder = (name: string): string => join(__dirname, name);
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder('data'), `${name}.json`), 'utf8'));

const isDemoRecord = (value: unknown): value is DemoRecord => isObject(value) && typeof value.id === 'number';

function parseRecords(json: unknown): DemoRecord[] {
  if (!isArray(json) || !json.every(isDemoRecord)) throw new Error('The demo data contain a record without an id.');
  return json;
}

// Bundles reference products, and pages with a form reference the privacy page.
const hasReferences = (record: DemoRecord): boolean => record.type === 'bundle' || JSON.stringify(record).includes('"privacySite"');

/** Reads the records of a file; records that reference others of the same file come last. */
export function readRecords(path: string): DemoRecord[] {
  const records = parseRecords(readJson(path));
  return [...records.filter(record => !hasReferences(record)), ...records.filter(hasReferences)];
}

export const readSettings = (): object => toObject(readJson('config'));

/** Stores every illustration with its title as alternative text. Returns the image ids by file name. */
export async function storeImages(context: Context): Promise<ImageIds> {
  const imageIds = new Map<string, string>();
  for (const file of readdirSync(folder('images'))) {
    const bytes = readFileSync(join(folder('images'), file));
    const alt = /<title>([^<]*)/.exec(bytes.toString())?.[1] ?? null;
    imageIds.set(file, await storeImage(context, bytes, { alt, isSvg: true }));
  }
  return imageIds;
}

/** Replaces `illustration` by the stored image: in the field `image`, as the only one of `images`, or nested in another field. */
export function withImages(fields: Fields, record: object, imageIds: ImageIds): object {
  const imageField = ['images', 'image'].find(name => name in fields);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name === 'illustration')
        return [imageField, imageField === 'images' ? [imageIds.get(String(value))] : imageIds.get(String(value))];
      return [name, replaceIllustrations(value, imageIds)];
    }),
  );
}

/** Replaces every `{ illustration }` in the value by the stored image. */
function replaceIllustrations(value: unknown, imageIds: ImageIds): unknown {
  if (Array.isArray(value)) return value.map(entry => replaceIllustrations(entry, imageIds));
  if (typeof value !== 'object' || value === null) return value;
  const illustration = getField(value, 'illustration');
  if (typeof illustration === 'string') return imageIds.get(illustration);
  return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, replaceIllustrations(nested, imageIds)]));
}

/** Moves the dates of the records by whole years, so that at least one is in the future. Changes nothing when one already is. */
export function moveToFuture(records: DemoRecord[], now: Date): DemoRecord[] {
  const text = JSON.stringify(records);
  const datePattern = /"date":"(\d{4})(-\d{2}-\d{2})"/g;
  const latest = [...text.matchAll(datePattern)]
    .map(([, year, rest]) => `${year}${rest}`)
    .sort()
    .at(-1);
  const today = now.toISOString().slice(0, 10);
  if (!latest || latest >= today) return records;
  const years = Number(today.slice(0, 4)) - Number(latest.slice(0, 4)) + (latest.slice(4) < today.slice(4) ? 1 : 0);
  return parseRecords(JSON.parse(text.replace(datePattern, (_, year: string, rest: string) => `"date":"${Number(year) + years}${rest}"`)));
}
