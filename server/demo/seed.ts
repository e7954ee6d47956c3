/** The demo shop, which fills an empty house through its services, so that it obeys every rule. */
import { collections, type CollectionName } from '../../schema/collections';
import { pathOf, type Collection } from '../../schema/collections/collection';
import { isListed, isNaming, type Fields } from '../../schema/fields/field';
import { read } from '../../schema/fields/parse';
import { leaves } from '../../schema/fields/walk';
import { settings } from '../../schema/site/settings';
import { services } from '../app/collections';
import type { Context } from '../platform/context/context';
import { saveSettings } from '../features/settings/settings.service';
import { inComingYears, pictured, recordsOf, settingsRecord, storePictures, type Record } from './records';

/** Who may sign in to the demo shop; all with the one password it was seeded with. */
export const demoLogins = ['admin', 'mia', 'ben', 'toni', 'paula', 'vinz', 'lea', 'zoe', 'edi'];

/** What is named comes before what names it. */
const sequence: readonly CollectionName[] = [
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

/** What the files do not say of every record. */
const unsaid: { readonly [N in CollectionName]?: (record: Record, password: string) => object } = {
  product: ({ id }) => ({ sortOrder: id }),
  site: ({ id }) => ({ sortOrder: id, showInSitemap: true }),
  user: (_, password) => ({ password, isLocked: false }),
};

/** Writes the demo shop. The caller wraps it in a transaction: it is there as a whole or not at all. */
export async function seedDemo(context: Context, password: string): Promise<void> {
  const pictures = await storePictures(context);
  const ids = new Map<string, string>();
  for (const name of sequence) {
    const service = services.find(({ definition }) => definition.name === name)!;
    const { fields }: Collection = collections[name];
    for (const { id, ...record } of inComingYears(recordsOf(pathOf(collections[name])), context.now)) {
      const draft = { ...pictured(fields, record, pictures), ...unsaid[name]?.({ id, ...record }, password) };
      const { id: made } = await service.create(context, renamed(fields, draft, ids));
      ids.set(`${name} ${id}`, made);
    }
  }
  await saveSettings(context, pictured(settings, settingsRecord(), pictures));
}

/** The draft with the ids of this house in place of the numbers that hold only inside the files. */
function renamed(fields: Fields, draft: object, ids: ReadonlyMap<string, string>): object {
  const record = read(fields, draft);
  for (const { field, value, beside, put } of leaves(fields, record)) {
    const to = field.kind === 'link' ? String(beside[field.of]) : isNaming(field) ? field.to : 'image';
    if (to === 'image') continue;
    const idOf = (number: unknown) => ids.get(`${to} ${String(number)}`);
    if (field.kind === 'link') put(idOf(value) ?? value);
    else put(isListed(field) ? (value as unknown[]).map(idOf) : idOf(value));
  }
  return record;
}
