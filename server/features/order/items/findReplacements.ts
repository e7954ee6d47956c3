/** Finds products that can replace an item of an order. */
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { loadOrderedProduct } from '../../catalogue/orderedProduct';
import type { Product } from '../../catalogue/product.entity';
import { getOrder } from '../reading/readOrders';
import { loadProductsOnSale } from './productsOnSale';

export const maxReplacements = 20;
export const maxReplacementSearch = 60;
const maxFound = 300;

/** Returns products that can replace an item of the order, by name. */
export async function findReplacements(context: Context, id: string, search: string): Promise<Product[]> {
  const order = await getOrder(context, id, 'order.updateStatus');
  const term = search.trim().toLowerCase().slice(0, maxReplacementSearch);
  const found = await selectProducts(context, [order.branch, term, maxFound]);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { products, saleIssueOf } = await loadProductsOnSale(context, order, ids);
  const onSale = ids.filter(id => products.has(id) && !saleIssueOf(products.get(id)!)).slice(0, maxReplacements);
  return (await Promise.all(onSale.map(id => loadOrderedProduct(context, id)))).filter(product => product !== null);
}

// Names that start with the term come first.
const selectProducts = preparedStatement<{ id: Id }>(
  'replacement products',
  `select id from product where "isEnabled" and strpos(lower(name || ' ' || coalesce("articleNumber", '')), $2::text) > 0 and id in (
     select (jsonb_array_elements_text(entry -> 'products'))::uuid
       from menu join menu_branches on "menuId" = menu.id, jsonb_array_elements(catalog) as entry where "branchId" = $1::uuid)
   order by strpos(lower(name), $2::text) <> 1, name, id limit $3::integer`,
);
