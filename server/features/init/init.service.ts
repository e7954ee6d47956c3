/** What a client needs at its start, in one answer (G-001). */
import type { Collection } from '../../../schema/collections/collection';
import { services } from '../../app/collections';
import type { Stored } from '../../platform/collections/mapping/columns';
import type { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';

/** The collections of the answer, in the order of the specification. */
const names = [
  ...['division', 'branch', 'menu', 'category', 'product', 'tag', 'table'],
  ...['site', 'navigation', 'block', 'node', 'donatee'],
];

export const initServices: readonly CollectionService<Stored>[] = names.map(name =>
  services.find(({ definition }) => definition.name === name)!,
);

/** Every record of a collection that this viewer may see, as its list without a page answers. */
export const allFor = async (context: Context, service: CollectionService<Stored>): Promise<Stored[]> =>
  (await service.list(context)).items;

type InitEntry = { definition: Collection; records: readonly Stored[] };

/** All of them, one list after the other. */
export async function readInit(context: Context): Promise<InitEntry[]> {
  const entries: InitEntry[] = [];
  for (const service of initServices) entries.push({ definition: service.definition, records: await allFor(context, service) });
  return entries;
}
