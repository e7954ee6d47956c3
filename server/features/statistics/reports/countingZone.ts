/** The time zone in which a job counts a day. */
import type { Context } from '../../../platform/context/context';
import { advisoryLocks } from '../../../platform/database/locks';
import { getSettings } from '../../settings/settings.service';

/** Returns the time zone of the shop. Nobody can change it until the transaction ends: a change deletes all days that are stored by then. */
export async function lockTimezone(context: Context): Promise<string> {
  await context.db.query(`select pg_advisory_xact_lock_shared(${advisoryLocks.timezone})`);
  return (await getSettings(context)).timezone;
}
