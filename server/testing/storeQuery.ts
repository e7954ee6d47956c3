/** Everything a store page shows of a branch, in one question: for tests and for measuring. */
import { collections, type CollectionName } from '../../schema/collections';
import { isNaming, type Fields } from '../../schema/fields/field';

const titles: Readonly<Record<string, { title: string }>> = collections;
const image = '{ id version extension alt width height }';

/** All public fields of a row; of what they name, the picture or the name. */
function all(fields: Fields): string {
  const shown = Object.entries(fields).filter(([, { isPrivate, kind }]) => !isPrivate && kind !== 'secret');
  const words = shown.map(([name, field]) => {
    if (field.kind === 'group' || field.kind === 'rows') return `${name} { ${all(field.fields)} }`;
    if (field.kind === 'blocks') return `${name} { id type config value isHidden }`;
    return isNaming(field) ? `${name} ${field.to === 'image' ? image : `{ id ${titles[field.to]!.title} }`}` : name;
  });
  return words.join(' ');
}

/** Everything GraphQL shows strangers of a record of this collection. */
export const allOf = (name: CollectionName): string => `id ${all(collections[name].fields)}`;

export const storeQuery = `query Store($id: ID!) { branch(id: $id) { ${allOf('branch')} tables { id identifier seats area }
  menus { id name availableFrom catalog { category { ${allOf('category')} } products { ${allOf('product')} } } } } }`;
