/** Login by a link sent by e-mail (G-077), valid once and for fifteen minutes. The database stores only its hash. */
import { loginLinkMinutes } from '../../../../schema/access/loginLink';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { text } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { enqueue } from '../../../platform/jobs/enqueue';
import { queueMessage } from '../../messages/queueMessage';
import { hashSecret, createSecret } from '../../../platform/security/secret';
import { getSettings } from '../../settings/settings.service';
import { credentials, loginUser, findUserByName } from './login.service';
import { User, type Me } from '../user.entity';

const linkDuration = loginLinkMinutes * 60_000;
/** Links sent to one user per hour, from any address. */
const maxPerHour = 5;
const hour = 3_600_000;

export const linkFields = { name: credentials.name };
export const tokenFields = { token: text({ label: 'Anmeldelink', required: true, max: 100 }) };

/**
 * Queues a job that sends the login link. All work happens in the job, so that neither response nor timing reveals whether the user exists.
 */
export async function requestLoginLink(context: Context, name: string): Promise<void> {
  throwIfInvalid(validate(linkFields, { name }));
  const { client, services } = context;
  if (client) await services.rateLimiters.loginLinks.count(client.network);
  await enqueue(context, 'sendLoginLink', { name: name.trim() });
}

/** Job handler: creates the login link and queues the e-mail. */
export function sendLoginLink(context: Context, { name }: { name: string }): Promise<void> {
  return context.transaction(async context => {
    const user = await findUserByName(context, name);
    if (user && (await isBelowHourlyLimit(context, user))) await queueLinkEmail(context, user);
  });
}

async function isBelowHourlyLimit(context: Context, { id }: User): Promise<boolean> {
  await context.db.query('delete from login_link where "createdAt" < $1', [new Date(context.now.getTime() - hour)]);
  const [{ count }] = await context.db.query<[{ count: number }]>('select count(*)::integer as count from login_link where "userId" = $1', [
    id,
  ]);
  return count < maxPerHour;
}

async function queueLinkEmail(context: Context, { id, firstName, email }: User): Promise<void> {
  const token = createSecret();
  const expiresAt = new Date(context.now.getTime() + linkDuration);
  await context.db.query('insert into login_link (id, "userId", "createdAt", "expiresAt") values ($1, $2, $3, $4)', [
    hashSecret(token),
    id,
    context.now,
    expiresAt,
  ]);
  const { shopName } = await getSettings(context);
  // The fragment (#) reaches neither a log nor another site; the page removes it from the URL.
  const link = `${context.services.publicUrl}/backend/login/link#${token}`;
  await queueMessage(context, {
    kind: 'mail',
    recipient: email,
    subject: `Ihr Anmeldelink für ${shopName}`,
    body: linkEmailBody(firstName, shopName, link),
    isConfidential: true,
  });
}

const linkEmailBody = (firstName: string, shopName: string, link: string): string =>
  [
    `Guten Tag ${firstName},`,
    `mit diesem Link melden Sie sich im Backoffice von ${shopName} an:`,
    link,
    `Der Link gilt ${loginLinkMinutes} Minuten lang und nur einmal.`,
    'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail löschen: Ohne den Link meldet sich niemand an.',
  ].join('\n\n');

/** Logs in with the token of a login link. Of several parallel uses only one succeeds. */
export async function loginByLink(context: Context, token: string): Promise<Me> {
  throwIfInvalid(validate(tokenFields, { token }));
  const { client, services } = context;
  if (client) await services.rateLimiters.loginsByAddress.count(client.network);
  const me = await loginUser(context, async context => {
    const [[used]] = await context.db.query<[{ userId: string }[], number]>(
      'delete from login_link where id = $1 and "expiresAt" > $2 returning "userId"',
      [hashSecret(token), context.now],
    );
    const user = used && (await context.records(User).findOneBy({ id: used.userId }));
    if (!user) throw new AppError('INVALID', { message: 'Der Anmeldelink ist ungültig oder abgelaufen.' });
    return user;
  });
  if (client) await services.rateLimiters.loginsByAddress.reward(client.network);
  return me;
}
