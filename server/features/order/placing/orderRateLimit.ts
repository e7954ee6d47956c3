/** Limits how many orders an anonymous client can place (reliability 2.4), because each order sends e-mails and prints tickets. */
import { can } from '../../../../schema/access/permissions';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import type { Context } from '../../../platform/context/context';
import type { RateLimiter } from '../../../platform/security/rateLimiter';

/** Counts an order before it is placed, and reverts the count when placing fails. Orders of staff are not counted. */
export async function enforceOrderRateLimit<T>(context: Context, { email }: CreateOrderInput, placeOrder: () => Promise<T>): Promise<T> {
  const { client, viewer, services } = context;
  if (!client || viewer?.isApiClient || (viewer && can(viewer.authorities, 'order.read'))) return placeOrder();
  const { orders, ordersByEmail } = services.rateLimiters;
  const checks: [limiter: RateLimiter, key: string][] = [[orders, client.network]];
  if (email) checks.push([ordersByEmail, email.toLowerCase()]);
  const passedChecks: typeof checks = [];
  const runCheck = async ([limiter, key]: (typeof checks)[number]): Promise<void> => {
    await limiter.count(key);
    passedChecks.push([limiter, key]);
  };
  try {
    const [rejection] = (await Promise.allSettled(checks.map(runCheck))).filter(({ status }) => status === 'rejected');
    if (rejection) throw (rejection as PromiseRejectedResult).reason;
    return await placeOrder();
  } catch (error) {
    await Promise.all(passedChecks.map(([limiter, key]) => limiter.reward(key)));
    throw error;
  }
}
