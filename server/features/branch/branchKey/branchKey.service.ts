/** The keys of a branch: whoever holds one sees a screen of the branch without a login (G-062). The database knows their hashes only. */
import { randomInt } from 'node:crypto';
import { keyViews, type KeyView } from '../../../../schema/access/roles';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { choice } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { isSameDay, log } from '../../../platform/context/log';
import { hashOf } from '../../../platform/security/secret';
import { branchService } from '../branch.service';

/** A key as its managers see it: never again as a whole. */
export interface BranchKey {
  view: KeyView;
  /** Its last four characters, so that two can be told apart. */
  ending: string;
  createdAt: Date;
}

/** A key as it is shown once, to whoever had it made. */
export interface NewBranchKey extends BranchKey {
  key: string;
}

export const keyFields = { view: choice({ name: 'KeyView', label: 'Ansicht', required: true, options: keyViews }) };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 40;
const keyOf = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Which keys the branch has; for its managers. */
export async function listKeys(context: Context, branchId: string): Promise<BranchKey[]> {
  context.must('branchKey.list');
  const { id } = await branchService.get(context, branchId);
  context.mustIn(id, 'branchKey.list');
  return context.db.query('select view, ending, "createdAt" from branch_key where "branchId" = $1 order by view', [id]);
}

/** Makes the key of a view anew; the one before opens nothing from then on. */
export async function renewKey(context: Context, branchId: string, view: KeyView): Promise<NewBranchKey> {
  context.must('branchKey.update');
  demand(check(keyFields, { view }));
  const { id } = await branchService.get(context, branchId);
  const key = keyOf();
  const kept = { view, ending: key.slice(-4), createdAt: context.now };
  await context.atomically(async context => {
    await context.db.query(
      `insert into branch_key ("branchId", view, hash, ending, "createdAt") values ($1, $2, $3, $4, $5)
       on conflict ("branchId", view) do update set hash = excluded.hash, ending = excluded.ending, "createdAt" = excluded."createdAt"`,
      [id, view, hashOf(key), kept.ending, kept.createdAt],
    );
    await log(context, {
      channel: 'api',
      message: `Schlüssel der Ansicht ${keyViews[view]} erstellt.`,
      record: { collection: 'branch', id },
    });
  });
  return { ...kept, key };
}

/** A screen that asks, or a program in its place. */
export interface KeyHolder {
  view: KeyView;
  /** By id or identifier; without it the key says which. */
  branch?: string;
  key: string | undefined;
}

/** The same call with the rights of a key, and its branch. A wrong key, another branch's and none at all are the same refusal. */
export async function byKey(context: Context, { view, branch, key }: KeyHolder): Promise<Context> {
  const [owner] = await context.db.query<{ id: string; lastUsedAt: Date | null }[]>(
    `select branch.id, "lastUsedAt" from branch_key join branch on branch.id = "branchId"
     where hash = $1 and view = $2 and ($3::text is null or $3 in (branch.id::text, branch.identifier))`,
    [hashOf(key ?? ''), view, branch ?? null],
  );
  if (!owner) throw new Refusal('forbidden', { text: 'Der Zugangsschlüssel ist ungültig.' });
  const keyed = context.as({ id: view, name: keyViews[view], roles: [view], branches: [owner.id] });
  if (!isSameDay(context.now, owner.lastUsedAt)) await noteUse(keyed, owner.lastUsedAt);
  return keyed;
}

// The log tells of the first use of a day: a screen on a wall asks all day long.
async function noteUse(keyed: Context, lastUsedAt: Date | null): Promise<void> {
  const { name, id: view, branches } = keyed.viewer!;
  const [, count] = await keyed.db.query<[unknown, number]>(
    'update branch_key set "lastUsedAt" = $3 where "branchId" = $1 and view = $2 and "lastUsedAt" is not distinct from $4',
    [branches[0], view, keyed.now, lastUsedAt],
  );
  if (count === 0) return;
  const record = { collection: 'branch', id: branches[0]! };
  await log(keyed, { channel: 'api', message: `Schlüssel der Ansicht ${name} verwendet.`, record });
}
