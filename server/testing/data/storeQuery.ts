/** A query with all fields of the store page, for tests and benchmarks. */
import { collections, definitions, type CollectionName } from '../../../schema/collections';
import { referenceFieldsOf } from '../../../schema/collections/collection';
import { isReference, type Fields } from '../../../schema/fields/field';

const image = '{ id version extension alt width height }';

interface SelectionOptions {
  /** Whether to select private fields too, and of images only the title. */
  includePrivate?: boolean;
}

/** Returns the selection of all public fields; a reference selects its title, an image its URL parts. */
function selectFields(fields: Fields, options: SelectionOptions = {}): string {
  const selected = Object.entries(fields).filter(([, { isPrivate, type }]) => (options.includePrivate || !isPrivate) && type !== 'secret');
  const selections = selected.map(([name, field]) => {
    if (field.type === 'group' || field.type === 'array') return `${name} { ${selectFields(field.fields, options)} }`;
    if (field.type === 'blocks') return `${name} { id type config value isHidden }`;
    return isReference(field)
      ? `${name} ${field.to === 'image' && !options.includePrivate ? image : `{ id ${referenceFieldsOf(definitions[field.to]!).join(' ')} }`}`
      : name;
  });
  return selections.join(' ');
}

/** Returns the selection of all readable fields of a collection. */
export const selectAllFields = (name: CollectionName, options?: SelectionOptions): string =>
  `id ${selectFields(collections[name].fields, options)}`;

export const storeQuery = `query Store($id: ID!) { branch(id: $id) { ${selectAllFields('branch')} tables { id identifier seats area }
  menus { id name availableFrom catalog { category { ${selectAllFields('category')} } products { ${selectAllFields('product')} } } } } }`;
