/** Loads the products of an order at current prices in one statement. */
import type { Id } from '../../../../schema/fields/field';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { activeMenu } from '../../../../schema/rules/product/availability';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Category } from '../../catalogue/category.entity';
import type { Product } from '../../catalogue/product.entity';
import type { OrderContext } from './orderContext';

export interface OrderProduct extends Product {
  /** The products of a bundle. */
  contents: OrderItem['contents'];
  /** The categories of the menu that contain the product. */
  categories: Category[];
}

const queryProducts = preparedStatement<{ product: Product; contents: OrderProduct['contents']; categories: OrderProduct['categories'] }>(
  'order_products',
  `select row_to_json(product) as product,
     (select coalesce(json_agg(json_build_object('name', content.name, 'amount', item->'amount', 'unit', item->'unit') order by position), '[]')
        from jsonb_array_elements(product.config->'items') with ordinality as items (item, position)
        join product content on content.id = (item->>'product')::uuid) as contents,
     (select coalesce(json_agg(row_to_json(category)), '[]')
        from menu, jsonb_array_elements(menu.catalog) as entry
        join category on category.id = (entry->>'category')::uuid
        where menu.id = $2 and entry->'products' ? product.id::text) as categories
   from product where id = any($1)`,
);

/** Loads the products of the items, with the categories of the current menu that contain them. */
export async function loadProducts(
  context: Context,
  { menus, settings }: Pick<OrderContext, 'menus' | 'settings'>,
  items: CreateOrderInput['items'],
): Promise<ReadonlyMap<Id, OrderProduct>> {
  const menu = activeMenu(menus, inZone(context.now, settings.timezone));
  const ids = new Set(items.map(({ product }) => product));
  const rows = await queryProducts(context, [[...ids], menu?.id ?? null]);
  return new Map(rows.map(({ product, ...rest }) => [product.id, { ...product, ...rest }]));
}
