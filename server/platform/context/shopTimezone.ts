/** The time zone of the shop, for what knows no settings. */
import { defaultSettings } from '../../../schema/site/settings';
import type { Context } from './context';

export async function readTimezone({ db }: Pick<Context, 'db'>): Promise<string> {
  const [settings] = await db.query<{ timezone: string | null }[]>(`select value->>'timezone' as timezone from settings`);
  return settings?.timezone ?? defaultSettings.timezone;
}
