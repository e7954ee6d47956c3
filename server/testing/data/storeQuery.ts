/** Everything a store page shows of a branch, in one question: for tests and for measuring. */
import { collections, type CollectionName } from '../../../schema/collections';
import { isNaming, type Fields } from '../../../schema/fields/field';

const titles: Readonly<Record<string, { title: string }>> = collections;
const image = '{ id version extension alt width height }';

interface Extent {
  /** Also what only staff is shown, and of pictures no more than of anything else that is named. */
  isPrivate?: boolean;
}

/** All public fields of a row; of what they name, the picture or the name. */
function all(fields: Fields, extent: Extent = {}): string {
  const shown = Object.entries(fields).filter(([, { isPrivate, kind }]) => (extent.isPrivate || !isPrivate) && kind !== 'secret');
  const words = shown.map(([name, field]) => {
    if (field.kind === 'group' || field.kind === 'rows') return `${name} { ${all(field.fields, extent)} }`;
    if (field.kind === 'blocks') return `${name} { id type config value isHidden }`;
    return isNaming(field) ? `${name} ${field.to === 'image' && !extent.isPrivate ? image : `{ id ${titles[field.to]!.title} }`}` : name;
  });
  return words.join(' ');
}

/** Everything GraphQL shows of a record of this collection: strangers, or staff too. */
export const allOf = (name: CollectionName, extent?: Extent): string => `id ${all(collections[name].fields, extent)}`;

export const storeQuery = `query Store($id: ID!) { branch(id: $id) { ${allOf('branch')} tables { id identifier seats area }
  menus { id name availableFrom catalog { category { ${allOf('category')} } products { ${allOf('product')} } } } } }`;
