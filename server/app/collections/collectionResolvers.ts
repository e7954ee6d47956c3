/** The GraphQL resolvers of all collections. */
import { collectionResolvers, createReferenceResolvers } from '../../platform/collections/collectionResolvers';
import { createTokenResolvers } from '../../platform/collections/tokenService';
import { services } from './collectionServices';

export const resolvers = services.flatMap(service => [
  ...collectionResolvers(service),
  ...createTokenResolvers(service),
  ...createReferenceResolvers(service.definition.name, () => service.entity, service.definition.fields),
]);
