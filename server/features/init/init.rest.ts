/** The first answer of the facade: settings, whoever asks, and every public collection, each under its own address (API-04). */
import { pathOf } from '../../../schema/collections/collection';
import { user } from '../../../schema/collections/user';
import { settings } from '../../../schema/site/settings';
import { row, shown, type Row } from '../../platform/collections/collectionRoutes';
import type { Context } from '../../platform/context/context';
import { getMe } from '../identity/login/login.service';
import { getSettings } from '../settings/settings.service';
import { readInit } from './init.service';

interface Item {
  url: string;
  data: unknown;
}

/** What the facade answers to `GET /init`: a list of addresses with what each of them would answer. */
export async function initItems(context: Context): Promise<Item[]> {
  const me = await getMe(context);
  const collections = (await readInit(context)).map(async ({ definition, records }) => ({
    url: pathOf(definition),
    data: await Promise.all(records.map(record => shown(context, definition.fields, record))),
  }));
  return [
    { url: 'config', data: await shown(context, settings, await getSettings(context)) },
    { url: 'users/me', data: me && (await shown(context, user.fields, me)) },
    ...(await Promise.all(collections)),
  ];
}

export const initRows: Row[] = [row('get', '/init', async ({ context }) => ({ data: await initItems(context) }))];
