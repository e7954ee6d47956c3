/** The products of an order at current prices, with the categories that sell them. */
import type { Id } from '../../../../schema/fields/field';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { activeMenu } from '../../../../schema/rules/product/availability';
import type { SoldOutMark } from '../../../../schema/rules/product/soldOut';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { Category } from '../../catalogue/category.entity';
import type { Product } from '../../catalogue/product.entity';
import type { OrderContext } from './orderContext';

export interface OrderProduct extends Product {
  /** The products of a bundle. */
  contents: OrderItem['contents'];
  /** The categories of the menu that contain the product. */
  categories: Category[];
  /** The mark of the branch that it is sold out. */
  soldOut: SoldOutMark | null;
}

/** The requested products as they are stored. */
export interface StoredProducts {
  products: { product: Product; contents: OrderProduct['contents'] }[];
  /** Each category of each menu of the branch that contains requested products, with their ids. */
  menuCategories: { menu: Id; category: Category; products: Id[] }[];
}

/** Returns the columns of `StoredProducts`. `menus` is a table expression, `ids` an SQL expression of the requested products. */
export const productsSql = (menus: string, ids: string): string => `
  (select coalesce(json_agg(json_build_object('product', row_to_json(product), 'contents',
     (select coalesce(json_agg(json_build_object('name', content.name, 'amount', item->'amount', 'unit', item->'unit') order by position), '[]')
        from jsonb_array_elements(product.config->'items') with ordinality as items (item, position)
        join product content on content.id = (item->>'product')::uuid))), '[]')
     from product where id = any(${ids})) as products,
  (select coalesce(json_agg(json_build_object('menu', menu.id, 'category', row_to_json(category), 'products',
     (select json_agg(id) from unnest(${ids}) as id where entry->'products' ? id::text))), '[]')
     from ${menus} as menu, jsonb_array_elements(menu.catalog) as entry
     join category on category.id = (entry->>'category')::uuid
     where entry->'products' ?| ${ids}::text[]) as "menuCategories"`;

/** Returns the products with the categories of the current menu that contain them. */
export function productsOnSale(
  { branch, menus, settings, products, menuCategories }: Pick<OrderContext, 'branch' | 'menus' | 'settings' | keyof StoredProducts>,
  now: Date,
): ReadonlyMap<Id, OrderProduct> {
  const menu = activeMenu(menus, inZone(now, settings.timezone));
  const entries = menuCategories.filter(entry => entry.menu === menu?.id);
  const categoriesOf = (id: Id) => entries.flatMap(({ category, products }) => (products.includes(id) ? [category] : []));
  const soldOutOf = (id: Id) => branch?.soldOut.find(({ product }) => product === id) ?? null;
  return new Map(
    products.map(({ product, contents }) => {
      const { id } = product;
      return [id, { ...product, contents, categories: categoriesOf(id), soldOut: soldOutOf(id) }];
    }),
  );
}
