/** REST route of the start data: settings, viewer and public collections, each with its REST path (API-04). */
import { collections } from '../../../schema/collections';
import { restPath } from '../../../schema/collections/collection';
import { user } from '../../../schema/collections/user';
import { settings } from '../../../schema/site/settings';
import { route, serialize, type Route, type RouteResponse } from '../../platform/collections/collectionRoutes';
import { nextChangeAt } from '../../platform/collections/reading/readableRecords';
import type { Context } from '../../platform/context/context';
import { getMe } from '../identity/login/login.service';
import { getSettings } from '../settings/settings.service';
import { loadInit } from './init.service';

interface InitItem {
  url: string;
  data: unknown;
}

/** Returns the body of `GET /init`: REST paths with the data of each, and when to ask again. */
export const initResponse = async (context: Context): Promise<RouteResponse> => ({
  data: await initItems(context),
  meta: { nextChangeAt: await nextChangeAt(context, collections.menu) },
});

async function initItems(context: Context): Promise<InitItem[]> {
  const me = await getMe(context);
  const lists = (await loadInit(context)).map(async ({ definition, records }) => ({
    url: restPath(definition),
    data: await Promise.all(records.map(record => serialize(context, definition.fields, record))),
  }));
  return [
    { url: 'config', data: await serialize(context, settings, await getSettings(context)) },
    { url: 'users/me', data: me && (await serialize(context, user.fields, me)) },
    ...(await Promise.all(lists)),
  ];
}

export const initRoutes: Route[] = [route('get', '/init', ({ context }) => initResponse(context))];
