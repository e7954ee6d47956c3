/** Login with a password, logout, and the current user. */
import { randomBytes } from 'node:crypto';
import { effectiveRoles } from '../../../../schema/access/roles';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { isId } from '../../../../schema/fields/validation/formats';
import { text } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { hashPassword, isPassword } from './password';
import { endSession, endUserSessions, startSession } from '../session/session.service';
import { Me, User } from '../user.entity';
import { requireUser } from '../viewerUser';

export const credentials = {
  name: text({ label: 'E-Mail oder Benutzername', required: true, max: 254 }),
  password: text({ label: 'Passwort', required: true, max: 200 }),
};

export const changePasswordFields = {
  current: text({ label: 'Bisheriges Passwort', required: true, max: 200 }),
  next: text({ label: 'Neues Passwort', required: true, min: 10, max: 200 }),
};

// Compared when the user has no password, so that the response time does not reveal which names exist.
const dummyPasswordHash = hashPassword(randomBytes(16).toString('hex'));

/** Logs in by username or e-mail, ignoring case. Only users who know the password see what is wrong with their account (table A). */
export async function login(context: Context, name: string, password: string): Promise<Me> {
  throwIfInvalid(validate(credentials, { name, password }));
  const user = await findUserByName(context, name.trim());
  // Unknown names are counted as well, so that a lock does not reveal which names exist.
  return withLoginLimit(context, user?.id ?? `? ${name.trim().toLowerCase()}`, () =>
    loginWithPassword(context, user, password).catch((error: unknown) => logRejectedLogin(context, user, error)),
  );
}

// A mistyped name may be a password, so only names of existing users are logged.
async function logRejectedLogin(context: Context, user: User | null, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'INVALID') {
    const message = `Anmeldung abgewiesen: ${error.message}`;
    await writeLog(context, {
      channel: 'auth',
      level: 'warning',
      message,
      who: user?.username ?? 'Unbekannt',
      ...(user && { record: userRecord(user) }),
    });
  }
  throw error;
}

const userRecord = ({ id }: User) => ({ collection: 'user', id });

// Counts before comparing the password, so that parallel attempts cannot bypass the limit (G-077, G-143, A-05).
async function withLoginLimit<T>({ client, services }: Context, account: string, signIn: () => Promise<T>): Promise<T> {
  if (!client) return signIn();
  const { logins, loginsByAccount, loginsByAddress } = services.rateLimiters;
  const pair = `${account} ${client.network}`;
  try {
    await logins.count(pair);
    await loginsByAddress.count(client.network);
    await loginsByAccount.count(account);
  } catch (error) {
    throw error instanceof AppError && error.retryAfter && error.code === 'RATE_LIMITED' ? tooManyLoginsError(error.retryAfter) : error;
  }
  const result = await signIn();
  await Promise.all([logins.reset(pair), loginsByAddress.reward(client.network), loginsByAccount.reward(account)]);
  return result;
}

const tooManyLoginsError = (retryAfter: number): AppError =>
  new AppError('RATE_LIMITED', {
    message: `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${minutesText(Math.ceil(retryAfter / 60))} erneut.`,
    retryAfter,
  });

const minutesText = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`);

async function loginWithPassword(context: Context, user: User | null, password: string): Promise<Me> {
  const isPasswordCorrect = await isPassword(user?.password ?? (await dummyPasswordHash), password);
  if (!user?.password || !isPasswordCorrect) throwInvalid('Benutzername oder Passwort ist falsch.');
  return loginUser(context, async () => user);
}

/** Starts a session for the user that `authenticate` returns, unless the account is disabled. All in one transaction. */
export async function loginUser(context: Context, authenticate: (context: Context) => Promise<User>): Promise<Me> {
  const [user, token] = await context.transaction(async context => {
    const user = await authenticate(context);
    throwIfAccountDisabled(user, context.now);
    user.lastLoginAt = context.now;
    await context.db.query('update "user" set "lastLoginAt" = $2 where id = $1', [user.id, context.now]);
    await writeLog(context, { channel: 'auth', message: 'Angemeldet.', who: user.username, record: userRecord(user) });
    return [user, await startSession(context, user.id)] as const;
  });
  context.client?.setSession(token);
  return toMe(user);
}

function throwIfAccountDisabled({ accountExpiresAt, isActive, isLocked }: User, now: Date): void {
  if (accountExpiresAt && accountExpiresAt <= now) throwInvalid('Das Benutzerkonto ist abgelaufen.');
  if (!isActive) throwInvalid('Das Benutzerkonto ist deaktiviert.');
  if (isLocked) throwInvalid('Das Benutzerkonto ist gesperrt.');
}

/** Changes the password of the viewer. Their other sessions end, and this one continues with a new token. */
export async function changePassword(context: Context, current: string, next: string): Promise<Me> {
  const id = requireUser(context);
  throwIfInvalid(validate(changePasswordFields, { current, next }));
  const user = await context.records(User).createQueryBuilder('user').addSelect('user.password').where({ id }).getOne();
  if (!user) throw new AppError('FORBIDDEN');
  await withLoginLimit(context, user.id, async () => {
    if (!user.password || !(await isPassword(user.password, current))) throwIfInvalid([{ path: ['current'], rule: 'wrongPassword' }]);
  });
  const password = await hashPassword(next);
  return loginUser(context, async context => {
    await context.records(User).update({ id: user.id }, { password, updatedAt: context.now });
    await endUserSessions(context, user.id);
    await writeLog(context, { channel: 'auth', message: 'Passwort geändert.', record: userRecord(user) });
    return user;
  });
}

/** Ends the session of the client, if there is one. */
export async function logout(context: Context): Promise<void> {
  const { client } = context;
  if (client?.session) await endSession(context, client.session);
  client?.setSession(null);
}

/** Returns the current user with all effective roles; null for anonymous clients. */
export async function getMe(context: Context): Promise<Me | null> {
  const id = context.viewer?.id;
  const user = isId(id) ? await context.records(User).findOneBy({ id }) : null; // API tokens and branch keys have no user
  return user ? toMe(user) : null;
}

const toMe = ({ password: _, ...user }: User): Me => Object.assign(new Me(), user, { roles: effectiveRoles(user.roles) });

/** Finds a user by e-mail or username, with the password hash. When both match different users, the e-mail wins. */
export const findUserByName = (context: Context, name: string): Promise<User | null> =>
  context
    .records(User)
    .createQueryBuilder('user')
    .addSelect('user.password')
    .where('lower(user.email) = lower(:name) or lower(user.username) = lower(:name)', { name })
    .orderBy('lower(user.email) = lower(:name)', 'DESC')
    .getOne();

function throwInvalid(message: string): never {
  throw new AppError('INVALID', { message });
}
