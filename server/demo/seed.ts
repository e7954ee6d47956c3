/** Fills an empty database with the demo shop. It uses the services, so that all rules apply. */
import { collections, type CollectionName } from '../../schema/collections';
import { restPath, type Collection } from '../../schema/collections/collection';
import { isReference, type Fields } from '../../schema/fields/field';
import { parseFields } from '../../schema/fields/parse';
import { walkValues } from '../../schema/fields/walk';
import { settings } from '../../schema/site/settings';
import { serviceOf } from '../platform/collections/registry';
import type { Context } from '../platform/context/context';
import { saveSettings } from '../features/settings/settings.service';
import { moveToFuture, withImages, readRecords, readSettings, storeImages, type DemoRecord } from './records';
import { isArray } from '../../schema/objects';

/** The user names of the demo shop; all have the password that the seed was given. */
export const demoLogins = ['admin', 'mia', 'ben', 'toni', 'paula', 'vinz', 'lea', 'zoe', 'edi'];

/** Referenced collections come before those that reference them. */
const seedOrder: readonly CollectionName[] = [
  'imageTemplate',
  'tag',
  'branch',
  'division',
  'table',
  'category',
  'product',
  'menu',
  'donatee',
  'department',
  'user',
  'site',
  'block',
  'node',
  'navigation',
  'redirect',
  'customer',
  'project',
  'task',
  'workingSchedule',
  'device',
  'scene',
  'digitalSignageSegment',
  'digitalSignageStream',
  'digitalSignageDevice',
];

/** Values that the files omit. */
const defaults: { readonly [N in CollectionName]?: (record: DemoRecord, password: string) => object } = {
  product: ({ id }) => ({ sortOrder: id }),
  site: ({ id }) => ({ sortOrder: id, showInSitemap: true }),
  user: (_, password) => ({ password, isLocked: false }),
};

/** Creates the demo shop. The caller wraps it in a transaction. */
export async function seedDemo(context: Context, password: string): Promise<void> {
  const imageIds = await storeImages(context);
  const ids = new Map<string, string>();
  for (const name of seedOrder) {
    const { fields }: Collection = collections[name];
    for (const { id, ...record } of moveToFuture(readRecords(restPath(collections[name])), context.now)) {
      const input = { ...withImages(fields, record, imageIds), ...defaults[name]?.({ id, ...record }, password) };
      const { id: recordId } = await serviceOf(name).create(context, replaceIds(fields, input, ids));
      ids.set(`${name} ${id}`, recordId);
    }
  }
  await saveSettings(context, withImages(settings, readSettings(), imageIds));
}

/** Replaces the ids of the files by the ids of this database. */
function replaceIds(fields: Fields, input: object, ids: ReadonlyMap<string, string>): object {
  const record = parseFields(fields, input);
  for (const { field, value, siblings, set } of walkValues(fields, record)) {
    const to = field.type === 'link' ? String(siblings[field.typeField]) : isReference(field) ? field.to : 'image';
    if (to === 'image') continue;
    const idOf = (number: unknown) => ids.get(`${to} ${String(number)}`);
    if (field.type === 'link') set(idOf(value) ?? value);
    else set(isArray(value) ? value.map(idOf) : idOf(value));
  }
  return record;
}
