/** Records for tests, made by an admin through the front door, with the records they must name. */
import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { isListed, isNaming } from '../../../schema/fields/field';
import { copyOf, leaves } from '../../../schema/fields/walk';
import { draftOf, namingOf, nowhere } from '../../../schema/testing/exampleRecords';
import { fullDraftOf } from '../../../schema/testing/fullExampleRecords';

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

/** A draft that leaves nothing out, and the records it names, however deep. */
export async function fullDraft(make: Make, name: CollectionName): Promise<object> {
  const draft = copyOf(fullDraftOf(name));
  const { fields }: Collection = collections[name];
  for (const { field, value, beside, put } of leaves(fields, draft)) {
    if (isNaming(field)) {
      const id = await make(field.to as CollectionName);
      put(isListed(field) ? [id] : id);
    }
    if (field.kind === 'link' && value === nowhere) put(await make(beside[field.of] as CollectionName));
  }
  return JSON.parse(JSON.stringify(draft)) as object;
}
