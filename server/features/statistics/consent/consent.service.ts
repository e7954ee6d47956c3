/** The proof of what visitors of the shop agreed to (Art. 7 GDPR). It holds a random identifier and nothing else about the visitor. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import type { ConsentPurpose } from '../../../../schema/site/consent';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { consentInput, type ConsentInput } from './consentInput';

/** A decision that was stored. */
export interface ConsentDecision {
  purposes: ConsentPurpose[];
  version: number;
  createdAt: Date;
}

/** The most decisions that are stored for a visitor, and returned. */
export const maxDecisions = 100;

// A repeat of the latest decision, as after a lost answer, stores nothing.
const insert = preparedStatement(
  'insert_consent',
  `insert into consent (visitor, purposes, version, "createdAt")
   select $1, $2::text[], $3, $4
   where (select count(*) from consent where visitor = $1) < ${maxDecisions}
     and ($2::text[], $3::integer) is distinct from (
       select (purposes, version) from consent where visitor = $1 order by "createdAt" desc, id desc limit 1
     )`,
);

/** Stores a decision. */
export async function saveConsent(context: Context, input: ConsentInput): Promise<true> {
  throwIfInvalid(validate(consentInput, input));
  const { visitor, purposes, version } = input;
  throwIfInvalid(isId(visitor) ? [] : [{ path: ['visitor'], rule: 'invalidId' }]);
  await insert(context, [visitor, [...new Set(purposes)].sort(), version, context.now]);
  return true;
}

const select = preparedStatement<ConsentDecision>(
  'consents',
  `select purposes, version, "createdAt" from consent where visitor = $1 order by "createdAt" desc, id desc limit ${maxDecisions}`,
);

/** Returns the decisions of a visitor, the latest first. */
export async function listConsents(context: Context, visitor: string): Promise<ConsentDecision[]> {
  context.authorize('config.update');
  return isId(visitor) ? select(context, [visitor]) : [];
}

/** Deletes decisions three years after them, when no claim can follow from them any more (§ 1489 ABGB); at most `limit`. */
export async function deleteOldConsents({ db, now }: Pick<Context, 'db' | 'now'>, limit = 10_000): Promise<void> {
  await db.query(
    `delete from consent where id in (
       select id from consent where "createdAt" < $1::timestamptz - interval '3 years' order by "createdAt", id limit $2 for update skip locked
     )`,
    [now, limit],
  );
}
