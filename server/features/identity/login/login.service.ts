/** Who signs in, and who is signed in. */
import { randomBytes } from 'node:crypto';
import { effectiveRoles, isStaff } from '../../../../schema/access/roles';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { isId } from '../../../../schema/fields/validation/formats';
import { text } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { log } from '../../../platform/context/log';
import { hashPassword, isPassword } from './password';
import { endSession, endSessionsOf, openSession } from '../session/session.service';
import { Me, User } from '../user.entity';

export const credentials = {
  name: text({ label: 'E-Mail oder Benutzername', required: true, max: 254 }),
  password: text({ label: 'Passwort', required: true, max: 200 }),
};

export const passwordChange = {
  current: text({ label: 'Bisheriges Passwort', required: true, max: 200 }),
  next: text({ label: 'Neues Passwort', required: true, min: 10, max: 200 }),
};

// Compared where there is no password to compare, so that the time of an answer tells nobody which names exist.
const nobodysPassword = hashPassword(randomBytes(16).toString('hex'));

/** Signs in by username or e-mail, however they are capitalised. What is wrong with the account is told to those only who know its password (table A). */
export async function login(context: Context, name: string, password: string): Promise<Me> {
  demand(check(credentials, { name, password }));
  return patiently(context, name, () => loginAs(context, name, password).catch((error: unknown) => turnedAway(context, name, error)));
}

// What was typed in place of a name may be a password: only names that somebody has are kept.
async function turnedAway(context: Context, name: string, error: unknown): Promise<never> {
  if (error instanceof Refusal && error.reason === 'invalid') {
    const user = await userNamed(context, name.trim());
    const message = `Anmeldung abgewiesen: ${error.message}`;
    await log(context, {
      channel: 'auth',
      level: 'warning',
      message,
      who: user?.username ?? 'Unbekannt',
      ...(user && { record: recordOf(user) }),
    });
  }
  throw error;
}

const recordOf = ({ id }: User) => ({ collection: 'user', id });

// Counted before the password is compared, so that many tries at once are no way around it (G-077, A-05).
async function patiently<T>({ caller, services }: Context, name: string, signIn: () => Promise<T>): Promise<T> {
  if (!caller) return signIn();
  const { logins, loginsByAddress } = services.meters;
  const pair = `${name.trim().toLowerCase()} ${caller.network}`;
  try {
    await logins.count(pair);
    await loginsByAddress.count(caller.network);
  } catch (error) {
    throw error instanceof Refusal && error.retryAfter && error.reason === 'tooMany' ? tooOften(error.retryAfter) : error;
  }
  const answer = await signIn();
  await Promise.all([logins.forget(pair), loginsByAddress.forgive(caller.network)]);
  return answer;
}

const tooOften = (retryAfter: number): Refusal =>
  new Refusal('tooMany', {
    text: `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${Math.ceil(retryAfter / 60)} Minuten erneut.`,
    retryAfter,
  });

async function loginAs(context: Context, name: string, password: string): Promise<Me> {
  const user = await userNamed(context, name.trim());
  const isRight = await isPassword(user?.password ?? (await nobodysPassword), password);
  if (!user?.password || !isRight) refuse('Benutzername oder Passwort ist falsch.');
  return enter(context, async () => user);
}

/** Begins a session of whoever is let in, unless something is wrong with their account; all or nothing. */
export async function enter(context: Context, letIn: (context: Context) => Promise<User>): Promise<Me> {
  const [user, token] = await context.atomically(async context => {
    const user = await letIn(context);
    refuseAccount(user, context.now);
    user.lastLoginAt = context.now;
    await context.db.query('update "user" set "lastLoginAt" = $2 where id = $1', [user.id, context.now]);
    await log(context, { channel: 'auth', message: 'Angemeldet.', who: user.username, record: recordOf(user) });
    return [user, await openSession(context, user.id)] as const;
  });
  context.caller?.keep(token);
  return asMe(user);
}

function refuseAccount({ accountExpiresAt, isActive, isLocked }: User, now: Date): void {
  if (accountExpiresAt && accountExpiresAt <= now) refuse('Das Benutzerkonto ist abgelaufen.');
  if (!isActive) refuse('Das Benutzerkonto ist deaktiviert.');
  if (isLocked) refuse('Das Benutzerkonto ist gesperrt.');
}

/** Refuses strangers, and programs: they have no password. */
export function mustBePerson({ viewer }: Context): void {
  if (!viewer) throw new Refusal('unauthenticated');
  if (!isStaff(viewer.roles)) throw new Refusal('forbidden');
}

/** Gives the viewer another password. Their other sessions end, and this one goes on under a new name. */
export async function changePassword(context: Context, current: string, next: string): Promise<Me> {
  mustBePerson(context);
  demand(check(passwordChange, { current, next }));
  const user = await context.records(User).createQueryBuilder('user').addSelect('user.password').where({ id: context.viewer!.id }).getOne();
  if (!user) throw new Refusal('forbidden');
  await patiently(context, user.username, async () => {
    if (!user.password || !(await isPassword(user.password, current))) demand([{ path: ['current'], rule: 'wrongPassword' }]);
  });
  const password = await hashPassword(next);
  return enter(context, async context => {
    await context.records(User).update({ id: user.id }, { password, updatedAt: context.now });
    await endSessionsOf(context, user.id);
    await log(context, { channel: 'auth', message: 'Passwort geändert.', record: recordOf(user) });
    return user;
  });
}

/** Ends the caller's session, if there is one. */
export async function logout(context: Context): Promise<void> {
  const { caller } = context;
  if (caller?.session) await endSession(context, caller.session);
  caller?.keep(null);
}

/** The viewer with the roles that follow from theirs; null for strangers. */
export async function getMe(context: Context): Promise<Me | null> {
  const id = context.viewer?.id;
  const user = isId(id) ? await context.records(User).findOneBy({ id }) : null; // a token or a key is nobody
  return user ? asMe(user) : null;
}

const asMe = ({ password: _, ...user }: User): Me => Object.assign(new Me(), user, { roles: effectiveRoles(user.roles) });

/** Whoever is known by this name, with the hash of their password. Were someone's username another one's e-mail, the e-mail would hold. */
export const userNamed = (context: Context, name: string): Promise<User | null> =>
  context
    .records(User)
    .createQueryBuilder('user')
    .addSelect('user.password')
    .where('lower(user.email) = lower(:name) or lower(user.username) = lower(:name)', { name })
    .orderBy('lower(user.email) = lower(:name)', 'DESC')
    .getOne();

function refuse(text: string): never {
  throw new Refusal('invalid', { text });
}
