/** REST routes of the settings. */
import { parseFields } from '../../../schema/fields/parse';
import { settings } from '../../../schema/site/settings';
import { route, serialize, shared, type Route } from '../../platform/collections/collectionRoutes';
import { getSettings, saveSettings } from './settings.service';

export const settingsRoutes: Route[] = [
  shared(route('get', '/config', async ({ context }) => ({ data: await serialize(context, settings, await getSettings(context)) }))),
  route('post', '/config', async ({ context, body }) => ({
    data: await serialize(context, settings, await saveSettings(context, parseFields(settings, body))),
  })),
];
