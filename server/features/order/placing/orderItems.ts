/** The lines of an order: what may be wrong with them, and the copy that is kept of what was sold. */
import type { DateTime } from 'luxon';
import type { Fault } from '../../../../schema/fields/validation/validate';
import { allergensOf, answerFaults, partsOf, takesUploads } from '../../../../schema/rules/product/partAnswers';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { PricedItem, PricedLine } from '../../../../schema/rules/pricing/pricing';
import { quantityFaults } from '../../../../schema/rules/product/quantity';
import { typesOfPart } from '../../../../schema/rules/site/fileTypes';
import { isOrderable } from '../../../../schema/rules/product/availability';
import type { NamedUpload } from '../../media/upload/upload.service';
import type { Goods } from './orderContext';

type DraftItem = OrderDraft['items'][number];

/** A line with its product. */
export type GivenItem = PricedItem<Goods> & Pick<DraftItem, 'shownGross'>;

/** What is wrong with the lines, and those that are sound; `at` is when the goods are wanted (G-135). */
export function readItems(drafts: readonly DraftItem[], goods: ReadonlyMap<string, Goods>, at: DateTime): [Fault[], GivenItem[]] {
  const faults: Fault[] = [];
  const items: GivenItem[] = [];
  for (const [index, draft] of drafts.entries()) {
    const product = goods.get(draft.product);
    const item = product && { ...draft, product, unit: draft.unit ?? product.unit };
    const own: Fault[] = item ? itemFaults(item, at) : [{ path: ['product'], rule: 'noRecord' }];
    faults.push(...own.map(fault => ({ ...fault, path: ['items', index, ...fault.path] })));
    if (item) items.push(item);
  }
  return [faults, items];
}

function itemFaults(item: GivenItem, at: DateTime): Fault[] {
  const { product, parts } = item;
  if (!isOnSale(product, at)) return [{ path: ['product'], rule: 'notAvailable', limit: product.name }];
  return [...quantityFaults(product, item), ...answerFaults(product, parts)];
}

const isOnSale = (product: Goods, at: DateTime): boolean =>
  isOrderable(product, at) && product.categories.some(category => isOrderable(category, at));

/** The uploads the lines name, and the types each may have. */
export const uploadsIn = (drafts: readonly DraftItem[], goods: ReadonlyMap<string, Goods>): NamedUpload[] =>
  drafts.flatMap(({ product, parts }, index) => {
    const asked = partsOf(goods.get(product)!).filter(takesUploads);
    return parts.flatMap(({ name, value }, place) => {
      const part = asked.find(part => part.name === name);
      const at = (position: number) => ['items', index, 'parts', place, 'value', position];
      return part ? value.map((id, position) => ({ id, path: at(position), types: typesOfPart(part) })) : [];
    });
  });

/** What the order keeps of a line. */
export function soldItem({ product, amount, unit, parts }: GivenItem, index: number, line: PricedLine): OrderItem {
  return {
    index,
    product: product.id,
    name: product.name,
    type: product.type,
    amount,
    unit,
    isPriceHidden: product.isPriceHidden,
    parts: soldParts(product, parts),
    contents: product.contents,
    allergens: allergensOf(product, parts),
    comment: null,
    isRemoved: false,
    ...line,
  };
}

const soldParts = (product: Goods, answers: GivenItem['parts']): OrderItem['parts'] =>
  partsOf(product).flatMap(({ name, type }) => {
    const value = answers.find(answer => answer.name === name)?.value ?? [];
    return value.length > 0 ? [{ name, type, value }] : [];
  });
