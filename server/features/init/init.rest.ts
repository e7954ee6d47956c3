/** REST route of the start data: settings, viewer and public collections, each with its REST path (API-04). */
import { restPath } from '../../../schema/collections/collection';
import { user } from '../../../schema/collections/user';
import { settings } from '../../../schema/site/settings';
import { route, serialize, type Route } from '../../platform/collections/collectionRoutes';
import type { Context } from '../../platform/context/context';
import { getMe } from '../identity/login/login.service';
import { getSettings } from '../settings/settings.service';
import { loadInit } from './init.service';

interface InitItem {
  url: string;
  data: unknown;
}

/** Returns the body of `GET /init`: REST paths and the data of each. */
export async function initItems(context: Context): Promise<InitItem[]> {
  const me = await getMe(context);
  const collections = (await loadInit(context)).map(async ({ definition, records }) => ({
    url: restPath(definition),
    data: await Promise.all(records.map(record => serialize(context, definition.fields, record))),
  }));
  return [
    { url: 'config', data: await serialize(context, settings, await getSettings(context)) },
    { url: 'users/me', data: me && (await serialize(context, user.fields, me)) },
    ...(await Promise.all(collections)),
  ];
}

export const initRoutes: Route[] = [route('get', '/init', async ({ context }) => ({ data: await initItems(context) }))];
