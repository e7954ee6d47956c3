/** Records for tests, made by an admin through the front door, with the records they must name. */
import { collections, type CollectionName } from '../../schema/collections';
import { pathOf } from '../../schema/collections/collection';
import { isListed } from '../../schema/fields/field';
import { draftOf, namingOf } from '../../schema/testing/examples';

export type Make = (collection: CollectionName, change?: object) => Promise<string>;
type Post = (path: string, body: object) => Promise<{ body: any }>; // the answer of any collection

/** `make('product', { price: 60 })`: a sound product that costs 60; its id. */
export function maker(post: Post): Make {
  return async function make(collection, change = {}) {
    const parents = await Promise.all(
      namingOf(collection, change).map(async ([name, field]) => {
        const id = await make(field.to as CollectionName);
        return [name, isListed(field) ? [id] : id] as const;
      }),
    );
    const { body } = await post(`/${pathOf(collections[collection])}`, draftOf(collection, { ...Object.fromEntries(parents), ...change }));
    if (body.errors) throw new Error(`${collection}: ${JSON.stringify(body.errors)}`);
    return body.data.id as string;
  };
}
