/** Creates records for tests through REST as an admin, including the records they require. */
import { collections, type CollectionName } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { isReferenceList, isReference } from '../../../schema/fields/field';
import { clone, walkValues } from '../../../schema/fields/walk';
import { exampleInput, requiredReferences, unknownId } from '../../../schema/testing/exampleRecords';
import { fullExampleInput } from '../../../schema/testing/fullExampleRecords';
import type { Json } from '../app/json';

export type Make = (collection: CollectionName, overrides?: object) => Promise<string>;
type PostRecord = (path: string, body: object) => Promise<{ body: Json }>;

/** Returns `make`: `make('product', { price: 60 })` creates a valid product and returns its id. */
export function createMake(postRecord: PostRecord): Make {
  return async function make(collection, overrides = {}) {
    const parents = await Promise.all(
      requiredReferences(collection, overrides).map(async ([name, field]) => {
        const id = await make(field.to as CollectionName);
        return [name, isReferenceList(field) ? [id] : id] as const;
      }),
    );
    const { body } = await postRecord(
      `/${restPath(collections[collection])}`,
      exampleInput(collection, { ...Object.fromEntries(parents), ...overrides }),
    );
    if (body.errors) throw new Error(`${collection}: ${JSON.stringify(body.errors)}`);
    return body.data.id as string;
  };
}

/** Returns an input with all fields set, and creates the records that it references. */
export async function completeInput(make: Make, name: CollectionName): Promise<object> {
  const input = clone(fullExampleInput(name));
  const { fields }: Collection = collections[name];
  for (const { field, value, siblings, set } of walkValues(fields, input)) {
    if (isReference(field)) {
      const id = await make(field.to as CollectionName);
      set(isReferenceList(field) ? [id] : id);
    }
    if (field.type === 'link' && value === unknownId) set(await make(siblings[field.typeField] as CollectionName));
  }
  return JSON.parse(JSON.stringify(input)) as object;
}
