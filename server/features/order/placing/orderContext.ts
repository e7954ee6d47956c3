/** What an order leans on, read in two statements: the shop as it is now, and the goods at the prices of this moment. */
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { defaultSettings, type Settings } from '../../../../schema/site/settings';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { Branch } from '../../branch/branch.entity';
import type { Category } from '../../catalogue/category.entity';
import type { Product } from '../../catalogue/product.entity';
import type { Context } from '../../../platform/context/context';
import { prepared } from '../../../platform/database/preparedStatement';

/** A row as PostgreSQL writes it in JSON: what it names is kept as `…Id`. */
type BranchRow = Omit<Branch, 'division'> & { divisionId: Id | null };

/** An order that was placed with the same idempotency key. */
export interface Earlier {
  id: Id;
  uid: string;
  hash: string;
  paymentMethod: PaymentMethod;
  draftDigest: string;
}

export interface Supply {
  /** The id of the order to come. */
  id: Id;
  settings: Settings;
  /** Nothing where nobody may order, or nothing is. */
  branch: BranchRow | null;
  menus: { id: Id; availableFrom: string }[];
  /** The identifier of the table that was chosen. */
  table: string | null;
  donatee: Id | null;
  customer: Id | null;
  earlier: Earlier | null;
}

const readSupply = prepared<Omit<Supply, 'settings'> & { settings: Partial<Settings> | null }>(
  'order_supply',
  `with chosen as (select * from branch where (id = $1 or identifier = $2) and "isPublic")
   select
     time_ordered_id() as id,
     (select value from settings) as settings,
     (select row_to_json(chosen) from chosen) as branch,
     (select coalesce(json_agg(json_build_object('id', menu.id, 'availableFrom', menu."availableFrom") order by menu."createdAt", menu.id), '[]')
        from menu join menu_branches on "menuId" = menu.id join chosen on chosen.id = "branchId") as menus,
     (select "table".identifier from "table" join chosen on chosen.id = "branchId"
        where ("table".id = $3 or "table".identifier = $4) and "isEnabled" order by "table".id = $3 desc nulls last limit 1) as table,
     (select id from donatee where id = $5 and "isActive") as donatee,
     (select id from customer where id = $7 and "isActive") as customer,
     (select json_build_object('id', id, 'uid', uid, 'hash', hash, 'paymentMethod', "paymentMethod", 'draftDigest', "draftDigest") from "order" where "idempotencyKey" = $6) as earlier`,
);

/** Settings, branch, its menus and what else a draft names. */
export async function getSupply(context: Context, draft: OrderDraft, idempotencyKey: string | null): Promise<Supply> {
  const [row] = await readSupply(context, [...named(draft.branch), ...named(draft.table), draft.donatee, idempotencyKey, draft.customer]);
  return { ...row!, settings: { ...defaultSettings, ...row!.settings } };
}

// By id or by identifier.
const named = (word: string | null): [Id | null, string | null] => [isId(word) ? word : null, word];

export interface Goods extends Product {
  /** What is in a bundle. */
  contents: OrderItem['contents'];
  /** The categories that hold it in the menu. */
  categories: Category[];
}

const readGoods = prepared<{ product: Product; contents: Goods['contents']; categories: Goods['categories'] }>(
  'order_goods',
  `select row_to_json(product) as product,
     (select coalesce(json_agg(json_build_object('name', content.name, 'amount', item->'amount', 'unit', item->'unit') order by place), '[]')
        from jsonb_array_elements(product.config->'items') with ordinality as items (item, place)
        join product content on content.id = (item->>'product')::uuid) as contents,
     (select coalesce(json_agg(row_to_json(category)), '[]')
        from menu, jsonb_array_elements(menu.catalog) as entry
        join category on category.id = (entry->>'category')::uuid
        where menu.id = $2 and entry->'products' ? product.id::text) as categories
   from product where id = any($1)`,
);

/** The products by their ids, with the categories that hold them in this menu. */
export async function getGoods(context: Context, ids: readonly Id[], menu: Id | null): Promise<ReadonlyMap<Id, Goods>> {
  const rows = await readGoods(context, [[...new Set(ids)], menu]);
  return new Map(rows.map(({ product, ...rest }) => [product.id, { ...product, ...rest }]));
}
