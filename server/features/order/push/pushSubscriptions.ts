/** The devices that receive push messages about an order. They are deleted a day after its end. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { pushSubscription, type PushSubscription } from './pushSubscription';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { isPublicHttpsUrl } from '../../../platform/http/outgoing/publicAddress';
import { orderByLink, type OrderLink } from '../customer/orderLink';
import { finishedAt } from '../orderSql';

/** Each order has at most so many devices; a new one replaces the oldest. */
const maxDevices = 5;

/** The bytes of each key (RFC 8291). */
const keyLengths = { p256dh: 65, auth: 16 } as const;

/** Sends push messages about the order to this device. Throws CONFLICT when the order has ended. */
export async function subscribe(context: Context, link: OrderLink, subscription: PushSubscription): Promise<true> {
  const order = await orderByLink(context, link);
  throwIfInvalid(validate(pushSubscription, subscription));
  throwIfInvalid([...validateEndpoint(context, subscription), ...validateKeys(subscription)]);
  throwIf(isFinal(order.status) ? notAllowedNowError : undefined);
  const { endpoint, keys } = subscription;
  await context.transaction(async context => {
    await insert(context, [order.id, endpoint, keys.p256dh, keys.auth, context.now]);
    await deleteOldest(context, [order.id]);
  });
  return true;
}

/** Sends no more push messages about the order to this device. */
export async function unsubscribe(context: Context, link: OrderLink, endpoint: string): Promise<true> {
  const { id } = await orderByLink(context, link);
  throwIfInvalid(validate({ endpoint: pushSubscription.endpoint }, { endpoint }));
  await context.db.query('delete from "pushSubscription" where "orderId" = $1 and endpoint = $2', [id, endpoint]);
  return true;
}

const validateEndpoint = ({ services }: Context, { endpoint }: PushSubscription): Issue[] =>
  services.canUsePrivateUrls || isPublicHttpsUrl(endpoint) ? [] : [{ path: ['endpoint'], rule: 'notPublicUrl' }];

const validateKeys = ({ keys }: PushSubscription): Issue[] =>
  (['p256dh', 'auth'] as const)
    .filter(name => Buffer.from(keys[name], 'base64url').length !== keyLengths[name])
    .map(name => ({ path: ['keys', name], rule: 'invalidKey' }));

const insert = preparedStatement(
  'insert_push_subscription',
  `insert into "pushSubscription" ("orderId", endpoint, p256dh, auth, "createdAt") values ($1, $2, $3, $4, $5)
   on conflict ("orderId", endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, "createdAt" = excluded."createdAt"`,
);

const deleteOldest = preparedStatement(
  'delete_oldest_push_subscriptions',
  `delete from "pushSubscription" where "orderId" = $1 and id not in (
     select id from "pushSubscription" where "orderId" = $1 order by "createdAt" desc, id limit ${maxDevices}
   )`,
);

const selectIds = preparedStatement<{ id: Id }>('push_subscriptions', 'select id from "pushSubscription" where "orderId" = $1');

export const subscriptionsOf = async (context: Context, order: Id): Promise<Id[]> =>
  (await selectIds(context, [order])).map(({ id }) => id);

/** Deletes the devices of orders that ended a day ago, and of those that are anonymized without an end. */
export async function deleteEndedSubscriptions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.query(
    `delete from "pushSubscription" where "orderId" in (
       select "orderId" from "pushSubscription" join "order" on "order".id = "orderId"
       where ${finishedAt} < $1::timestamptz - interval '24 hours'
         or "anonymizedAt" is not null
     )`,
    [now],
  );
}
