/** The key pair with which the shop signs its push messages (VAPID, RFC 8292). */
import { createECDH } from 'node:crypto';
import type { Context } from '../../../platform/context/context';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Makes the pair when it is needed first. It is stored beside the subscriptions, which are useless with another one. */
export async function loadPushKeys(context: Pick<Context, 'db'>): Promise<PushKeys> {
  return (await selectKeys(context)) ?? (await createKeys(context));
}

async function selectKeys({ db }: Pick<Context, 'db'>): Promise<PushKeys | undefined> {
  const [keys] = await db.query<PushKeys[]>('select "publicKey", "privateKey" from "pushKey"');
  return keys;
}

/** Another process may have made them meanwhile. */
async function createKeys(context: Pick<Context, 'db'>): Promise<PushKeys> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = [pair.getPublicKey('base64url'), pair.getPrivateKey('base64url')];
  await context.db.query('insert into "pushKey" ("publicKey", "privateKey") values ($1, $2) on conflict do nothing', keys);
  return (await selectKeys(context))!;
}
