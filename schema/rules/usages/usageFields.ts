/** Which fields of a collection, of the blocks or of the settings may use a record. Derived from the definitions. */
import { blocks } from '../../blocks';
import { isReference, isReferenceList, type Field, type Fields } from '../../fields/field';

const blockFields = Object.values(blocks).flatMap<Field>(({ value, config }) => [...Object.values(value), ...Object.values(config)]);

/** Collections whose records rich text and Markdown use by their address: they display images, and link to files and pages. */
const inRichText: readonly string[] = ['image', 'upload', 'site'];

/** Tells whether the value of the field, or a value inside it, may use records of this collection. */
function canUse(field: Field, collection: string): boolean {
  if (isReference(field)) return field.to === collection;
  if (field.type === 'link') return collection === 'site' || collection === 'branch';
  if (field.type === 'text') return field.idOf === collection;
  if (field.type === 'richText' || field.type === 'markdown') return inRichText.includes(collection);
  if (field.type === 'blocks' || field.type === 'blockData') return blockFields.some(nested => canUse(nested, collection));
  return (
    (field.type === 'group' || field.type === 'array') && Object.values<Field>(field.fields).some(nested => canUse(nested, collection))
  );
}

/** How a field stores the id of a record: in a column, in a table of its own, or inside a text or JSON. */
export type UsageStorage = 'column' | 'list' | 'text';

export interface UsageField {
  readonly name: string;
  readonly storage: UsageStorage;
}

/** Returns the fields that may use records of a collection. Fields that only the server sets, and those stored elsewhere, are none. */
export const usageFields = (fields: Fields, collection: string): UsageField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isInverse = field.type === 'references' && field.inverse !== undefined;
    return field.readOnly || isInverse || !canUse(field, collection) ? [] : [{ name, storage: storageOf(field) }];
  });

const storageOf = (field: Field): UsageStorage => (isReferenceList(field) ? 'list' : isReference(field) ? 'column' : 'text');
