/** Loads the start data of a client (G-001). */
import type { Collection } from '../../../schema/collections/collection';
import { services } from '../../app/collections';
import type { RecordEntity } from '../../platform/collections/mapping/columns';
import type { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';

/** The collections of the start data, in the order of the specification. */
const collectionNames = [
  ...['division', 'branch', 'menu', 'category', 'product', 'tag', 'table'],
  ...['site', 'navigation', 'block', 'node', 'donatee'],
];

export const initServices: readonly CollectionService<RecordEntity>[] = collectionNames.map(name =>
  services.find(({ definition }) => definition.name === name)!,
);

/** Returns all records of a collection that the viewer may read, like its list without paging. */
export const listAll = async (context: Context, service: CollectionService<RecordEntity>): Promise<RecordEntity[]> =>
  (await service.list(context)).items;

type InitEntry = { definition: Collection; records: readonly RecordEntity[] };

/** Loads the collections one after the other. */
export async function loadInit(context: Context): Promise<InitEntry[]> {
  const entries: InitEntry[] = [];
  for (const service of initServices) entries.push({ definition: service.definition, records: await listAll(context, service) });
  return entries;
}
