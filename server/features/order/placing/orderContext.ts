/** Loads the settings, the branch, the products and the references of an order in one statement. */
import { randomBytes } from 'node:crypto';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { defaultSettings, type Settings } from '../../../../schema/site/settings';
import type { Branch } from '../../branch/branch.entity';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { codeCharacters, randomText } from '../../../platform/security/secret';
import type { Order } from '../order.entity';
import { productsSql, type OrderProduct, type StoredProducts } from './orderProducts';

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

export interface OrderContext extends StoredProducts {
  /** The id of the new order. */
  id: Id;
  settings: Settings;
  /** Null when the branch does not exist or is not public. */
  branch: BranchRow | null;
  menus: { id: Id; availableFrom: string }[];
  /** The quarters of an hour that take no more orders, in milliseconds; empty for a branch without a limit. */
  fullSlots: number[];
  /** The identifier of the chosen table. */
  table: string | null;
  donatee: Id | null;
  customer: Id | null;
  earlier: IdempotentOrder | null;
}

/** What a cart is checked against. */
export interface CheckoutContext {
  readonly orderContext: OrderContext & { branch: NonNullable<OrderContext['branch']> };
  readonly products: ReadonlyMap<string, OrderProduct>;
  readonly source: Order['source'];
  /** The online payment methods whose provider is configured. */
  readonly onlineMethods: readonly PaymentMethod[];
  readonly now: Date;
}

// The subquery of the ids hides their number from the planner. If the number changed the estimated cost, PostgreSQL would plan the statement
// each time, which takes longer than to run it.
const queryOrderContext = preparedStatement<Omit<OrderContext, 'settings'> & { settings: Partial<Settings> | null }>(
  'order_context',
  `with order_branch as (select * from branch where (id = $1 or identifier = $2) and "isPublic"),
     order_menu as (select menu.* from menu join menu_branches on "menuId" = menu.id join order_branch on order_branch.id = "branchId")
   select
     time_ordered_id() as id,
     (select value from settings) as settings,
     (select row_to_json(order_branch) from order_branch) as branch,
     (select coalesce(json_agg(json_build_object('id', id, 'availableFrom', "availableFrom") order by "createdAt", id), '[]')
        from order_menu) as menus,
     ${productsSql('order_menu', 'array(select unnest($8::uuid[]))')},
     array(select extract(epoch from full_slots(id, $9, $10)) * 1000 from order_branch)::float8[] as "fullSlots",
     (select "table".identifier from "table" join order_branch on order_branch.id = "branchId"
        where ("table".id = $3 or "table".identifier = $4) and "isEnabled" order by "table".id = $3 desc nulls last limit 1) as table,
     (select id from donatee where id = $5 and "isActive") as donatee,
     (select id from customer where id = $7 and "isActive") as customer,
     (select json_build_object('id', id, 'uid', uid, 'hash', hash, 'paymentMethod', "paymentMethod", 'draftDigest', "draftDigest") from "order" where "idempotencyKey" = $6) as earlier`,
);

type OrderReferences = Pick<CreateOrderInput, 'branch' | 'table' | 'donatee' | 'customer' | 'deliveryType'> & {
  readonly items: readonly Pick<CreateOrderInput['items'][number], 'product'>[];
};

/** Loads settings, branch, menus, products and the records that the input references. */
export async function loadOrderContext(context: Context, input: OrderReferences, idempotencyKey: string | null): Promise<OrderContext> {
  const [row] = await queryOrderContext(context, [
    ...idAndIdentifier(input.branch),
    ...idAndIdentifier(input.table),
    input.donatee,
    idempotencyKey,
    input.customer,
    [...new Set(input.items.map(({ product }) => product))],
    input.deliveryType,
    context.now,
  ]);
  return { ...row!, settings: { ...defaultSettings, ...row!.settings } };
}

// A reference by id or by identifier.
const idAndIdentifier = (reference: string | null): [Id | null, string | null] => [isId(reference) ? reference : null, reference];

export type OrderKeys = Pick<Order, 'id' | 'uid' | 'hash' | 'paymentMethod'>;

/** Returns the keys of a new order: an uid that people can read aloud, and the secret of its link. */
export const createOrderKeys = (id: Id, paymentMethod: Order['paymentMethod']): OrderKeys => ({
  id,
  uid: randomText(codeCharacters, 8),
  hash: randomBytes(16).toString('hex'),
  paymentMethod,
});
