/** Loads what an order needs in two statements: settings, branch and references, then the products at current prices. */
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { defaultSettings, type Settings } from '../../../../schema/site/settings';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { Branch } from '../../branch/branch.entity';
import type { Category } from '../../catalogue/category.entity';
import type { Product } from '../../catalogue/product.entity';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';

/** A branch row as PostgreSQL serializes it to JSON: a reference is `…Id`. */
type BranchRow = Omit<Branch, 'division'> & { divisionId: Id | null };

/** An order that was placed with the same idempotency key. */
export interface IdempotentOrder {
  id: Id;
  uid: string;
  hash: string;
  paymentMethod: PaymentMethod;
  draftDigest: string;
}

export interface OrderContext {
  /** The id of the new order. */
  id: Id;
  settings: Settings;
  /** Null when the branch does not exist or is not public. */
  branch: BranchRow | null;
  menus: { id: Id; availableFrom: string }[];
  /** The identifier of the chosen table. */
  table: string | null;
  donatee: Id | null;
  customer: Id | null;
  earlier: IdempotentOrder | null;
}

const queryOrderContext = preparedStatement<Omit<OrderContext, 'settings'> & { settings: Partial<Settings> | null }>(
  'order_context',
  `with order_branch as (select * from branch where (id = $1 or identifier = $2) and "isPublic")
   select
     time_ordered_id() as id,
     (select value from settings) as settings,
     (select row_to_json(order_branch) from order_branch) as branch,
     (select coalesce(json_agg(json_build_object('id', menu.id, 'availableFrom', menu."availableFrom") order by menu."createdAt", menu.id), '[]')
        from menu join menu_branches on "menuId" = menu.id join order_branch on order_branch.id = "branchId") as menus,
     (select "table".identifier from "table" join order_branch on order_branch.id = "branchId"
        where ("table".id = $3 or "table".identifier = $4) and "isEnabled" order by "table".id = $3 desc nulls last limit 1) as table,
     (select id from donatee where id = $5 and "isActive") as donatee,
     (select id from customer where id = $7 and "isActive") as customer,
     (select json_build_object('id', id, 'uid', uid, 'hash', hash, 'paymentMethod', "paymentMethod", 'draftDigest', "draftDigest") from "order" where "idempotencyKey" = $6) as earlier`,
);

/** Loads settings, branch, menus and the records that the input references. */
export async function loadOrderContext(context: Context, input: CreateOrderInput, idempotencyKey: string | null): Promise<OrderContext> {
  const [row] = await queryOrderContext(context, [
    ...idAndIdentifier(input.branch),
    ...idAndIdentifier(input.table),
    input.donatee,
    idempotencyKey,
    input.customer,
  ]);
  return { ...row!, settings: { ...defaultSettings, ...row!.settings } };
}

// A reference by id or by identifier.
const idAndIdentifier = (reference: string | null): [Id | null, string | null] => [isId(reference) ? reference : null, reference];

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

/** Loads the products by their ids, with the categories of the menu that contain them. */
export async function loadProducts(context: Context, ids: readonly Id[], menu: Id | null): Promise<ReadonlyMap<Id, OrderProduct>> {
  const rows = await queryProducts(context, [[...new Set(ids)], menu]);
  return new Map(rows.map(({ product, ...rest }) => [product.id, { ...product, ...rest }]));
}
