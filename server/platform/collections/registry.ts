/** The service and entity of every collection, and which of their records are public now. `app` fills it at startup; features and the platform look them up here. */
import type { ClassType } from 'type-graphql';
import type { PublicCatalogue } from '../../../schema/rules/product/publicCatalogue';
import type { Context } from '../context/context';
import type { AnyCollectionService } from './collectionService';
import type { RecordEntity } from './mapping/columns';

const services = new Map<string, AnyCollectionService>();

/** Registers the services of all collections. */
export function registerCollections(all: readonly AnyCollectionService[]): void {
  for (const service of all) services.set(service.definition.name, service);
}

/** Returns the service of a collection. Throws when the collection is not registered. */
export function serviceOf(collection: string): AnyCollectionService {
  const service = services.get(collection);
  if (!service) throw new Error(`The collection ${collection} is not registered.`);
  return service;
}

export const entityOf = (collection: string): ClassType<RecordEntity> => serviceOf(collection).entity;

type PublicCatalogueLoader = (context: Context) => Promise<PublicCatalogue>;
let publicCatalogueLoader: PublicCatalogueLoader | undefined;

/** Registers how to load which menus and products anonymous viewers may read. */
export function registerPublicCatalogue(load: PublicCatalogueLoader): void {
  publicCatalogueLoader = load;
}

/** Loads which menus and products anonymous viewers may read now (G-149). */
export function loadPublicCatalogue(context: Context): Promise<PublicCatalogue> {
  if (!publicCatalogueLoader) throw new Error('The public catalogue is not registered.');
  return publicCatalogueLoader(context);
}
