/** Loads the settings, the branch and the references of an order in one statement. */
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { defaultSettings, type Settings } from '../../../../schema/site/settings';
import type { Branch } from '../../branch/branch.entity';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';
import type { OrderProduct } from './orderProducts';

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

/** What a cart is checked against. */
export interface CheckoutContext {
  readonly orderContext: OrderContext & { branch: NonNullable<OrderContext['branch']> };
  readonly products: ReadonlyMap<string, OrderProduct>;
  readonly source: Order['source'];
  /** The online payment methods whose provider is configured. */
  readonly onlineMethods: readonly PaymentMethod[];
  readonly now: Date;
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
