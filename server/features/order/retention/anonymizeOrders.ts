/** Removes personal data from orders after 24 months (G-078). Times, amounts, rates, chosen options and ratings stay. */
import type { Context } from '../../../platform/context/context';
import { optionTypes, personalFields } from './personalData';

const personalColumns = personalFields.map(name => (name === 'customer' ? 'customerId' : name));

const anonymousParts = `
  select coalesce(jsonb_agg(part || case when part ->> 'type' in (${optionTypes.map(type => `'${type}'`).join(', ')}) then '{}' else '{"value": []}'::jsonb end), '[]')
  from jsonb_array_elements(item -> 'parts') as part`;

const anonymousItems = `
  select jsonb_agg(item || jsonb_build_object('comment', null, 'parts', (${anonymousParts})) order by position)
  from jsonb_array_elements(items) with ordinality as list (item, position)`;

// The new hash ends the link to the status page.
const anonymizeSql = `
  with expired as materialized (
    select id from "order" where "anonymizedAt" is null and "createdAt" < $1::timestamptz - interval '24 months'
    order by "createdAt" limit $2 for update skip locked
  ), log as (
    update order_log set note = null, "idempotencyKey" = null where coalesce(note, "idempotencyKey") is not null and "orderId" in (select id from expired)
  ), payments as (
    update payment set url = null where url is not null and "orderId" in (select id from expired)
  )
  update "order" set "anonymizedAt" = $1, hash = replace(gen_random_uuid()::text, '-', ''), items = (${anonymousItems}),
    ${personalColumns.map(name => `"${name}" = null`).join(', ')}
  where id in (select id from expired)`;

/** Anonymizes the oldest orders, at most `limit`, and returns their number. Several processes may run it in parallel. */
export async function anonymizeOrders({ db, now }: Pick<Context, 'db' | 'now'>, limit = 500): Promise<number> {
  const [, count] = await db.query<[unknown, number]>(anonymizeSql, [now, limit]);
  return count;
}
