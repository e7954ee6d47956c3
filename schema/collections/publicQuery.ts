/** Decides which queries have the same response for every anonymous client: those that read only public collections and settings. */
import { collections } from '.';
import type { Collection } from './collection';

const publicCollections = Object.values<Collection>(collections).filter(({ isPublic }) => isPublic);
const publicRootFields: ReadonlySet<string> = new Set([
  'config',
  'environment',
  'init',
  'sitePage',
  '__typename',
  ...publicCollections.flatMap(({ name, plural }) => [name, plural]),
]);

/** A parsed GraphQL operation, as far as it is needed here. */
interface Operation {
  readonly operation: string;
  readonly selectionSet: { readonly selections: readonly { readonly kind: string; readonly name?: { readonly value: string } }[] };
}

/** Tells whether the operation is a query that reads only public root fields. */
export const isPublicQuery = ({ operation, selectionSet }: Operation): boolean =>
  operation === 'query' &&
  selectionSet.selections.every(({ kind, name }) => kind === 'Field' && name !== undefined && publicRootFields.has(name.value));
