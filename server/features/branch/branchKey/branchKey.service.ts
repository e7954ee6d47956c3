/** Branch keys: a key opens one screen of a branch without a login (G-062). The database stores only hashes. */
import { branchScreens, type BranchScreen } from '../../../../schema/access/roles';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { select } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { isSameDay, writeLog } from '../../../platform/context/log';
import { hashSecret, randomText } from '../../../platform/security/secret';
import { branchService } from '../branch.service';

/** A key as managers see it, without the secret. */
export interface BranchKey {
  view: BranchScreen;
  /** The last four characters, to distinguish two keys. */
  lastFour: string;
  createdAt: Date;
}

/** A new key with its secret, which the API returns only once. */
export interface BranchKeyWithSecret extends BranchKey {
  key: string;
}

export const keyFields = { view: select({ name: 'BranchScreen', label: 'Ansicht', required: true, options: branchScreens }) };

const keyCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const keyLength = 40;

/** Lists the keys of a branch, for its managers. */
export async function listKeys(context: Context, idOrIdentifier: string): Promise<BranchKey[]> {
  context.authorize('branchKey.list');
  const { id } = await branchService.get(context, idOrIdentifier);
  context.authorizeIn(id, 'branchKey.list');
  return context.db.query('select view, ending as "lastFour", "createdAt" from branch_key where "branchId" = $1 order by view', [id]);
}

/** Renews the key of a screen; the previous one becomes invalid. */
export async function renewKey(context: Context, idOrIdentifier: string, screen: BranchScreen): Promise<BranchKeyWithSecret> {
  context.authorize('branchKey.update');
  throwIfInvalid(validate(keyFields, { view: screen }));
  const { id } = await branchService.get(context, idOrIdentifier);
  const key = randomText(keyCharacters, keyLength);
  const branchKey = { view: screen, lastFour: key.slice(-4), createdAt: context.now };
  await context.transaction(async context => {
    await context.db.query(
      `insert into branch_key ("branchId", view, hash, ending, "createdAt") values ($1, $2, $3, $4, $5)
       on conflict ("branchId", view) do update set hash = excluded.hash, ending = excluded.ending, "createdAt" = excluded."createdAt"`,
      [id, screen, hashSecret(key), branchKey.lastFour, branchKey.createdAt],
    );
    await writeLog(context, {
      channel: 'api',
      message: `Schlüssel der Ansicht ${branchScreens[screen]} erstellt.`,
      record: { collection: 'branch', id },
    });
    await context.publish('branchKeyRenewed', { branch: id });
  });
  return { ...branchKey, key };
}

/** A request with a branch key. */
export interface BranchScreenViewer {
  screen: BranchScreen;
  /** An id or identifier; if omitted, the key determines the branch. */
  branch?: string;
  key: string | undefined;
}

/** Returns the context with the permissions of the key. A wrong, foreign or missing key throws the same error. */
export async function viewerByKey(context: Context, { screen, branch, key }: BranchScreenViewer): Promise<Context> {
  const [owner] = await context.db.query<{ id: string; lastUsedAt: Date | null }[]>(
    `select branch.id, "lastUsedAt" from branch_key join branch on branch.id = "branchId"
     where hash = $1 and view = $2 and ($3::text is null or $3 in (branch.id::text, branch.identifier))`,
    [hashSecret(key ?? ''), screen, branch ?? null],
  );
  if (!owner) throw new AppError('FORBIDDEN', { message: 'Der Zugangsschlüssel ist ungültig.' });
  const screenContext = context.withViewer({ id: screen, name: branchScreens[screen], authorities: [screen], branches: [owner.id] });
  if (!isSameDay(context.now, owner.lastUsedAt)) await logUse(screenContext, owner.lastUsedAt);
  return screenContext;
}

// Logs the first use of each day, because a screen sends requests all day long.
async function logUse(screenContext: Context, lastUsedAt: Date | null): Promise<void> {
  const { name, id: screen, branches } = screenContext.viewer!;
  const [, count] = await screenContext.db.query<[unknown, number]>(
    'update branch_key set "lastUsedAt" = $3 where "branchId" = $1 and view = $2 and "lastUsedAt" is not distinct from $4',
    [branches[0], screen, screenContext.now, lastUsedAt],
  );
  if (count === 0) return;
  const record = { collection: 'branch', id: branches[0]! };
  await writeLog(screenContext, { channel: 'api', message: `Schlüssel der Ansicht ${name} verwendet.`, record });
}
