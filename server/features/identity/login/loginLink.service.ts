/** Signing in by a link that comes by mail (G-077): for fifteen minutes, and once. The database knows its hash only. */
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { text } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { enqueue } from '../../../platform/jobs/enqueue';
import { send } from '../../messages/queueMessage';
import { hashOf, newSecret } from '../../../platform/security/secret';
import { getSettings } from '../../settings/settings.service';
import { enter, userNamed } from './login.service';
import { User, type Me } from '../user.entity';

const lasting = 15 * 60_000;
/** Links that one person is sent in an hour, whoever asks for them. */
const mostAnHour = 5;
const hour = 3_600_000;

export const linkFields = { name: text({ label: 'E-Mail oder Benutzername', required: true, max: 254 }) };
export const tokenFields = { token: text({ label: 'Anmeldelink', required: true, max: 100 }) };

/** Has a link sent to whoever is known by this name. Nobody learns whether there is such a person: all the work is left to a job. */
export async function requestLoginLink(context: Context, name: string): Promise<void> {
  demand(check(linkFields, { name }));
  const { caller, services } = context;
  if (caller) await services.meters.loginLinks.count(caller.network);
  await enqueue(context, 'loginLink', { name: name.trim() });
}

/** The job `loginLink`: makes the link and leaves the mail in the outbox. */
export function sendLoginLink(context: Context, { name }: { name: string }): Promise<void> {
  return context.atomically(async context => {
    const user = await userNamed(context, name);
    if (user && (await isDue(context, user))) await mailLink(context, user);
  });
}

async function isDue(context: Context, { id }: User): Promise<boolean> {
  await context.db.query('delete from login_link where "createdAt" < $1', [new Date(context.now.getTime() - hour)]);
  const [{ count }] = await context.db.query<[{ count: number }]>('select count(*)::integer as count from login_link where "userId" = $1', [
    id,
  ]);
  return count < mostAnHour;
}

async function mailLink(context: Context, { id, firstName, email }: User): Promise<void> {
  const token = newSecret();
  const expiresAt = new Date(context.now.getTime() + lasting);
  await context.db.query('insert into login_link (id, "userId", "createdAt", "expiresAt") values ($1, $2, $3, $4)', [
    hashOf(token),
    id,
    context.now,
    expiresAt,
  ]);
  const { shopName } = await getSettings(context);
  // Behind the # it reaches neither a log nor another site; the page takes it out of the address.
  const link = `${context.services.publicUrl}/backend/login/link#${token}`;
  await send(context, {
    kind: 'mail',
    recipient: email,
    subject: `Ihr Anmeldelink für ${shopName}`,
    body: bodyOf(firstName, shopName, link),
    isConfidential: true,
  });
}

const bodyOf = (firstName: string, shopName: string, link: string): string =>
  [
    `Guten Tag ${firstName},`,
    `mit diesem Link melden Sie sich im Backoffice von ${shopName} an:`,
    link,
    'Der Link gilt 15 Minuten lang und nur einmal.',
    'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail löschen: Ohne den Link meldet sich niemand an.',
  ].join('\n\n');

/** Signs in whoever holds the link. Of several who use it at once one comes in. */
export async function loginByLink(context: Context, token: string): Promise<Me> {
  demand(check(tokenFields, { token }));
  const { caller, services } = context;
  if (caller) await services.meters.loginsByAddress.count(caller.network);
  const me = await enter(context, async context => {
    const [[used]] = await context.db.query<[{ userId: string }[], number]>(
      'delete from login_link where id = $1 and "expiresAt" > $2 returning "userId"',
      [hashOf(token), context.now],
    );
    const user = used && (await context.records(User).findOneBy({ id: used.userId }));
    if (!user) throw new Refusal('invalid', { text: 'Der Anmeldelink ist ungültig oder abgelaufen.' });
    return user;
  });
  if (caller) await services.meters.loginsByAddress.forgive(caller.network);
  return me;
}
