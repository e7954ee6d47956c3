/**
 * The key of a visitor: a hash that is the same for one day (domain.md 8.3). Neither the address nor the browser is stored, and after the day
 * nobody can calculate the hash again, because its salt is deleted.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { inZone } from '../../../../schema/rules/time/calendar';
import { defaultSettings } from '../../../../schema/site/settings';
import { clientNetwork } from '../../../platform/http/clientAddress';
import type { AnalyticsEvent, VisitorSource } from '../events/event';
import type { Database } from '../events/insertEvents';

/** Returns the network: the first 24 bits of an IPv4 address, 48 of an IPv6 address. */
const networkOf = (address: string): string =>
  isIPv6(address) ? clientNetwork(address).split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.');

/** Returns the first 16 bytes of the hash, as a UUID is written. */
function hashVisitor(salt: Buffer, site: string, { address, userAgent, language }: VisitorSource): string {
  const hash = createHash('sha256').update(salt);
  for (const part of [site, networkOf(address), userAgent, language]) hash.update(`${part}\n`);
  return hash.digest('hex').slice(0, 32);
}

/** All instances use the same salt. */
const selectSalt = `
  with new as (insert into "visitorSalt" (day, salt) values ($1, $2) on conflict do nothing returning salt)
  select salt from new union all select salt from "visitorSalt" where day = $1`;

/** Returns functions that find the keys of visitors. */
export function createVisitorKeys(database: Database, site: string) {
  const salts = new Map<string, Buffer>();

  async function saltOf(day: string): Promise<Buffer> {
    const known = salts.get(day);
    if (known) return known;
    // Another instance may have stored its salt meanwhile, which only the next statement sees.
    const find = async (): Promise<Buffer | undefined> =>
      (await database.query<{ salt: Buffer }[]>(selectSalt, [day, randomBytes(32)]))[0]?.salt;
    const salt = (await find()) ?? (await find());
    if (!salt) throw new Error('The salt of the day is missing.');
    if (salts.size > 1) salts.delete([...salts.keys()].sort()[0]!);
    salts.set(day, salt);
    return salt;
  }

  const of = async (visitor: VisitorSource, { at, timezone }: { at: Date; timezone: string }): Promise<string> =>
    hashVisitor(await saltOf(inZone(at, timezone).toISODate() ?? ''), site, visitor);

  async function ofEvents(events: readonly AnalyticsEvent[]): Promise<(string | null)[]> {
    const [stored] = await database.query<{ timezone: string | null }[]>(`select value ->> 'timezone' as timezone from settings`);
    const timezone = stored?.timezone ?? defaultSettings.timezone;
    const keys: (string | null)[] = [];
    for (const { at, visitor } of events) keys.push(visitor ? await of(visitor, { at, timezone }) : null);
    return keys;
  }

  return { of, ofEvents };
}
