/** Creates the services of all collections and registers them, with what the catalogue adds. */
import type { ClassType } from 'type-graphql';
import { collectionNames, collections, type CollectionName } from '../../../schema/collections';
import { CollectionService, type AnyCollectionService } from '../../platform/collections/collectionService';
import type { RecordEntity } from '../../platform/collections/mapping/columns';
import { registerCollections, registerPublicCatalogue } from '../../platform/collections/registry';
import { loadPublicCatalogue } from '../../features/catalogue/public/loadPublicCatalogue';
import * as modules from './collections';

// A collection without an entity does not compile.
const entities: { readonly [N in CollectionName]: ClassType<RecordEntity> } = modules;

const customServices = Object.values(modules).filter(module => module instanceof CollectionService);

export const services: readonly AnyCollectionService[] = collectionNames.map(
  name => customServices.find(({ definition }) => definition.name === name) ?? new CollectionService(collections[name], entities[name]),
);

registerCollections(services);
registerPublicCatalogue(loadPublicCatalogue);
