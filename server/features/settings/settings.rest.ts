/** The REST rows of the settings. */
import { read } from '../../../schema/fields/parse';
import { settings, type Settings } from '../../../schema/site/settings';
import { row, shown, type Row } from '../../platform/collections/collectionRoutes';
import { getSettings, saveSettings } from './settings.service';

export const settingsRows: Row[] = [
  row('get', '/config', async ({ context }) => ({ data: await shown(context, settings, await getSettings(context)) })),
  row('post', '/config', async ({ context, body }) => ({
    data: await shown(context, settings, await saveSettings(context, read(settings, body) as Partial<Settings>)),
  })),
];
