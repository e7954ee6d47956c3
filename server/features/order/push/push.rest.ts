/** The REST routes of push messages about an order. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { parseFields } from '../../../../schema/fields/parse';
import { pushSubscription } from './pushSubscription';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, withQuery, type Route } from '../../../platform/collections/collectionRoutes';
import { loadPushKeys } from './pushKeys';
import { subscribe, unsubscribe } from './pushSubscriptions';

const path = '/orders/public/:uid/:hash/push-subscription';

export const pushRoutes: Route[] = [
  route('get', '/push-key', async ({ context }) => ({ data: { publicKey: (await loadPushKeys(context)).publicKey } })),
  route('post', path, async ({ context, params: { uid = '', hash = '' }, body }) => ({
    data: { isSubscribed: await subscribe(context, { uid, hash }, parseFields(pushSubscription, body)) },
  })),
  withQuery(
    route('delete', path, async ({ context, params: { uid = '', hash = '' }, query: { endpoint = '', ...unknown } }) => {
      throwIfInvalid(validate({}, unknown));
      return { data: { isSubscribed: !(await unsubscribe(context, { uid, hash }, endpoint)) } };
    }),
  ),
];
