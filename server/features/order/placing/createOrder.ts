/** Takes orders: checked and priced, then kept, numbered, logged and told in one transaction (G-003, G-041, G-130). */
import { randomBytes, randomInt } from 'node:crypto';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { activeMenu } from '../../../../schema/rules/product/availability';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { firstStatus } from '../../../../schema/rules/order/orderStatus';
import { isOnline } from '../../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../../platform/context/context';
import { notice, telling, type Events } from '../../../platform/events/events';
import { keepPayment, paymentAddress } from '../../payment/startPayment';
import type { ProviderName } from '../../payment/providers/provider';
import { claimUploads } from '../../media/upload/upload.service';
import { prepared } from '../../../platform/database/preparedStatement';
import { digestOf, wholeDraft, wholeKey } from './orderInput';
import { measured } from './orderRateLimit';
import { tellOfNewOrder } from '../notifications/orderNotifications';
import type { Ordering } from './checkCart';
import { orderOf, type NewOrder } from './buildOrder';
import { Order } from '../order.entity';
import { uploadsIn } from './orderItems';
import { getGoods, getSupply, type Earlier, type Supply } from './orderContext';

/** A placed order: what its customer needs to follow it, and the whole for whoever took it for them. */
export interface Placed {
  uid: string;
  hash: string;
  order: Order | null;
  /** Where it is paid, when it is paid online. */
  paymentRedirectUrl: string | null;
}

/** What has to be kept of a request so that it can be sent twice. */
interface Sent {
  readonly draft: OrderDraft;
  readonly idempotencyKey: string | null;
  readonly draftDigest: string | null;
}

const attempts = 3;

/** Takes an order at the prices of this moment. The same key with the same draft is the same order, however often and however soon it comes. */
export async function createOrder(context: Context, sentDraft: object, sentKey?: string): Promise<Placed> {
  if (context.viewer?.isProgram) context.must('order.create');
  const draft = wholeDraft(sentDraft);
  const idempotencyKey = wholeKey(sentKey);
  const sent = { draft, idempotencyKey, draftDigest: idempotencyKey && digestOf(draft) };
  const { address, order } = await measured(context, draft, () => placeOnce(context, sent));
  return { uid: address.uid, hash: address.hash, order, paymentRedirectUrl: await paymentAddress(context, address) };
}

type Address = Pick<Order, 'id' | 'uid' | 'hash' | 'paymentMethod'>;
type Kept = Pick<Placed, 'order'> & { address: Address };

async function placeOnce(context: Context, sent: Sent): Promise<Kept> {
  for (let attempt = 1; ; attempt++) {
    const placed = await place(context, sent).catch(error => unlessTaken(error, attempt));
    if (placed) return placed;
  }
}

// The uid, or more likely the key, went to an order that was placed meanwhile: nothing of ours stays, and the next attempt finds that order.
const taken = new Error('The uid or the idempotency key is taken.');

function unlessTaken(error: unknown, attempt: number): undefined {
  if (error !== taken || attempt === attempts) throw error;
}

async function place(context: Context, sent: Sent): Promise<Kept> {
  const { draft, idempotencyKey } = sent;
  const supply = await getSupply(context, draft, idempotencyKey);
  if (!hasBranch(supply)) throw new Refusal('invalid', { faults: [{ path: ['branch'], rule: 'noRecord' }] });
  const { viewer } = context;
  // People may order wherever customers may; a program where its token lets it.
  if (viewer?.isProgram) context.mustIn(supply.branch.id, 'order.create');
  const mayRead = context.mayIn(supply.branch.id, 'order.read');
  const source = viewer?.isProgram ? 'api' : mayRead ? 'staff' : 'web';
  const address = supply.earlier ? again(supply.earlier, sent) : await write(context, sent, { supply, source });
  return { address, order: mayRead ? await context.records(Order).findOneByOrFail({ id: address.id }) : null };
}

const hasBranch = (supply: Supply): supply is Ordering['supply'] => supply.branch !== null;

function again(earlier: Earlier, { draftDigest }: Sent): Earlier {
  if (earlier.draftDigest !== draftDigest) demand([{ path: ['idempotencyKey'], rule: 'notUnique' }]);
  return earlier;
}

async function write(context: Context, { draft, ...key }: Sent, { supply, source }: Pick<Ordering, 'supply' | 'source'>): Promise<Address> {
  const { now } = context;
  const menu = activeMenu(supply.menus, inZone(now, supply.settings.timezone));
  const goods = await getGoods(
    context,
    draft.items.map(({ product }) => product),
    menu?.id ?? null,
  );
  const online = source === 'staff' ? [] : (Object.keys(context.services.payments) as ProviderName[]);
  const order = orderOf(draft, { supply, goods, source, online, now });
  const { paymentMethod } = order;
  const address = { id: supply.id, uid: uidOf(), hash: randomBytes(16).toString('hex'), paymentMethod };
  await context.atomically(async context => {
    demand(await claimUploads(context, address.id, uploadsIn(draft.items, goods)));
    const { id, uid } = address;
    const told: Events['orderChanged'] = { id, uid, branch: order.branch, isQuiet: isOnline(paymentMethod) };
    const row = rowOf({ ...order, ...address, ...key });
    const [kept] = await keepOrder(context, [row, context.viewer?.id ?? 'customer', firstStatus(paymentMethod), told]);
    if (!kept) throw taken;
    await keepPayment(context, { ...order, ...address });
    await tellOfNewOrder(context, { ...order, id, event: kept.event }, supply.branch.orderEmail);
  });
  return address;
}

// Told, kept and logged in one statement: each is a trip to a database that may be far, and orders come all at once. The database draws the
// ticket number when it commits, so that orders of a branch do not wait for each other.
const keepOrder = prepared<{ event: number }>(
  'order_keep',
  `with ${telling(`'orderChanged'`, '$4::jsonb')}, kept as (
     insert into "order" select given.* from told, jsonb_populate_record(null::"order", $1::jsonb || jsonb_build_object('event', number)) as given
     on conflict do nothing returning *
   ), logged as (
     insert into order_log ("orderId", "createdAt", event, actor, action, "to") select id, "createdAt", event, $2, 'create', $3 from kept
   )
   select event, ${notice} from kept, told`,
);

const rowOf = ({ branch, division, donatee, customer, ...order }: NewOrder & Address): object => ({
  ...order,
  branchId: branch,
  divisionId: division,
  donateeId: donatee,
  customerId: customer,
  updatedAt: order.createdAt,
});

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that look alike
const uidOf = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
