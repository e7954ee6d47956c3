/** Loads the start data of a client (G-001). */
import type { Collection } from '../../../schema/collections/collection';
import type { AnyCollectionService } from '../../platform/collections/collectionService';
import type { RecordEntity } from '../../platform/collections/mapping/columns';
import { serviceOf } from '../../platform/collections/registry';
import type { Context } from '../../platform/context/context';

/** The collections of the start data, in the order of the specification. */
const collectionNames = [
  ...['division', 'branch', 'menu', 'category', 'product', 'tag', 'table'],
  ...['site', 'navigation', 'block', 'node', 'donatee'],
];

export const initServices = (): readonly AnyCollectionService[] => collectionNames.map(serviceOf);

/** Returns all records of a collection that the viewer may read, like its list without paging. */
export const listAll = async (context: Context, service: AnyCollectionService): Promise<RecordEntity[]> =>
  (await service.list(context)).items;

type InitEntry = { definition: Collection; records: readonly RecordEntity[] };

/** Loads the collections one after the other. */
export async function loadInit(context: Context): Promise<InitEntry[]> {
  const entries: InitEntry[] = [];
  for (const service of initServices()) entries.push({ definition: service.definition, records: await listAll(context, service) });
  return entries;
}
