/** Validates the items of an order, and builds the copies that the order stores. */
import type { DateTime } from 'luxon';
import type { Issue } from '../../../../schema/fields/validation/validate';
import { allergensOf, validateAnswers, partsOf, acceptsUploads } from '../../../../schema/rules/product/partAnswers';
import { minimumAgeOf } from '../../../../schema/rules/product/minimumAge';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { PricedItem, PricedLine } from '../../../../schema/rules/pricing/pricing';
import { validateQuantity } from '../../../../schema/rules/product/quantity';
import { typesOfPart } from '../../../../schema/rules/site/fileTypes';
import { isOrderable } from '../../../../schema/rules/product/availability';
import type { OrderProduct } from './orderProducts';
import type { ReferencedUpload } from '../../media/upload/claimUploads';

type OrderItemInput = CreateOrderInput['items'][number];

/** An item of the input with its product. */
export type CartItem = PricedItem<OrderProduct> & Pick<OrderItemInput, 'shownGross'>;

/** Returns the issues of the items, and the valid items. `at` is the time for which the products are ordered (G-135). */
export function parseItems(
  inputs: readonly OrderItemInput[],
  products: ReadonlyMap<string, OrderProduct>,
  at: DateTime,
): [Issue[], CartItem[]] {
  const issues: Issue[] = [];
  const items: CartItem[] = [];
  for (const [index, input] of inputs.entries()) {
    const product = products.get(input.product);
    const item = product && { ...input, product, unit: input.unit ?? product.unit };
    const ownIssues: Issue[] = item ? validateItem(item, at) : [{ path: ['product'], rule: 'recordNotFound' }];
    issues.push(...ownIssues.map(issue => ({ ...issue, path: ['items', index, ...issue.path] })));
    if (item) items.push(item);
  }
  return [issues, items];
}

function validateItem(item: CartItem, at: DateTime): Issue[] {
  const { product, parts } = item;
  const saleIssue = notOnSaleIssue(product, at);
  return saleIssue ? [saleIssue] : [...validateQuantity(product, item), ...validateAnswers(product, parts)];
}

/** Returns an issue if the branch does not sell the product at this time. */
export const notOnSaleIssue = (product: OrderProduct, at: DateTime): Issue | undefined =>
  isOnSale(product, at) ? undefined : { path: ['product'], rule: 'notAvailable', limit: publicName(product) };

/** The name of a product that the current menu of the branch does not show stays private. */
const publicName = ({ name, isEnabled, categories }: OrderProduct): string =>
  isEnabled && categories.some(category => category.isEnabled) ? name : 'Dieses Produkt';

const isOnSale = (product: OrderProduct, at: DateTime): boolean =>
  isOrderable(product, at) && product.categories.some(category => isOrderable(category, at));

/** Returns the uploads that the items reference, with the file types that each part accepts. */
export const referencedUploads = (inputs: readonly OrderItemInput[], products: ReadonlyMap<string, OrderProduct>): ReferencedUpload[] =>
  inputs.flatMap(({ product, parts }, index) => {
    const uploadParts = partsOf(products.get(product)!).filter(acceptsUploads);
    return parts.flatMap(({ name, value }, partIndex) => {
      const part = uploadParts.find(part => part.name === name);
      const pathAt = (position: number) => ['items', index, 'parts', partIndex, 'value', position];
      return part ? value.map((id, position) => ({ id, path: pathAt(position), types: typesOfPart(part) })) : [];
    });
  });

/** Builds the copy of an item that the order stores. */
export function buildOrderItem({ product, amount, unit, parts }: CartItem, index: number, line: PricedLine): OrderItem {
  return {
    index,
    product: product.id,
    name: product.name,
    type: product.type,
    amount,
    unit,
    isPriceHidden: product.isPriceHidden,
    parts: buildParts(product, parts),
    contents: product.contents,
    allergens: allergensOf(product, parts),
    minimumAge: minimumAgeOf(product, parts),
    comment: null,
    isRemoved: false,
    replaces: null,
    replacedBy: null,
    orderedAmount: null,
    ...line,
  };
}

const buildParts = (product: OrderProduct, answers: CartItem['parts']): OrderItem['parts'] =>
  partsOf(product).flatMap(({ name, type }) => {
    const value = answers.find(answer => answer.name === name)?.value ?? [];
    return value.length > 0 ? [{ name, type, value }] : [];
  });
