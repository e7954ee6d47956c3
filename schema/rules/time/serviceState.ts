/** Pause and busy mode: when a branch takes no orders for a while, or needs longer for them (G-144). */
import type { DateTime } from 'luxon';
import type { ValueOf } from '../../fields/field';
import { array, dateTime, integer, select, text } from '../../fields/field';
import type { Issue } from '../../fields/validation/validate';
import { deliveryMethods, type DeliveryMethod } from '../checkout/deliveryMethods';
import { dayOf, inZone, wallClock } from './calendar';

const required = true as const;
const serviceStateOptions = { open: 'Normal', busy: 'Ausgelastet', paused: 'Pause' } as const;

/** The input of `setBranchService`. */
export const serviceInputFields = {
  mode: select({ name: 'DeliveryMethod', label: 'Art der Lieferung', required, options: deliveryMethods }),
  state: select({ name: 'ServiceState', label: 'Betrieb', required, options: serviceStateOptions }),
  minutes: integer({ label: 'Zusätzliche Minuten', min: 10, max: 120, help: 'Nur wenn ausgelastet.' }),
  until: dateTime({ label: 'Bis', help: 'Leer: bis es jemand beendet.' }),
  reason: text({ label: 'Grund', max: 200, help: 'Sehen alle im Shop.' }),
};

export interface ServiceInput {
  mode: DeliveryMethod;
  state: keyof typeof serviceStateOptions;
  minutes?: number | null;
  until?: Date | null;
  reason?: string | null;
}

/** The delivery methods of a branch that are busy or paused. One whose end has passed counts as open. */
export const serviceStates = array({
  name: 'BranchServiceState',
  label: 'Pause und Auslastung',
  readOnly: true,
  max: 3,
  description: 'The delivery methods that are busy or paused, at most one entry each; after `until` an entry has no effect',
  fields: serviceInputFields,
});

/** A stored state; JSON keeps its end as text. */
export type StoredServiceState = Omit<NonNullable<ValueOf<typeof serviceStates>>[number], 'until'> & {
  readonly until: Date | string | null;
};

export interface ServiceBranch {
  /** Missing means that every delivery method is open. */
  readonly serviceStates?: readonly StoredServiceState[] | null;
}

/** How many days ahead a pause or a busy mode may end. */
const maxDaysAhead = 90;

/** Returns what is wrong with an input beyond its fields: minutes belong to a busy branch, and an open branch needs nothing else. */
export function serviceIssues({ state, minutes, until, reason }: ServiceInput, now: Date): Issue[] {
  const issues: Issue[] = [];
  const isMissing = (value: unknown): boolean => value === null || value === undefined;
  if (state === 'busy' && isMissing(minutes)) issues.push({ path: ['minutes'], rule: 'required' });
  if (state !== 'busy' && !isMissing(minutes)) issues.push({ path: ['minutes'], rule: 'notAllowed' });
  if (state === 'open' && !isMissing(until)) issues.push({ path: ['until'], rule: 'notAllowed' });
  if (state === 'open' && reason) issues.push({ path: ['reason'], rule: 'notAllowed' });
  if (until && until <= now) issues.push({ path: ['until'], rule: 'inPast' });
  if (until && until.getTime() - now.getTime() > maxDaysAhead * 86_400_000)
    issues.push({ path: ['until'], rule: 'tooFarAhead', limit: maxDaysAhead });
  return issues;
}

/** Returns the busy or paused state of a delivery method; null while it is open. */
export const serviceStateAt = ({ serviceStates }: ServiceBranch, method: DeliveryMethod, at: DateTime): StoredServiceState | null =>
  serviceStates?.find(({ mode, state, until }) => mode === method && state !== 'open' && (!until || at < inZone(until, at.zoneName!))) ??
  null;

/** Returns the minutes that a busy branch adds to the preparation. */
export function busyMinutes(branch: ServiceBranch, method: DeliveryMethod, at: DateTime): number {
  const service = serviceStateAt(branch, method, at);
  return service?.state === 'busy' ? (service.minutes ?? 0) : 0;
}

/** Returns the first minute since 1970 after a pause; null without one. A pause without an end lasts at least until the end of the day. */
export function endOfPause(branch: ServiceBranch, method: DeliveryMethod, at: DateTime): number | null {
  const service = serviceStateAt(branch, method, at);
  if (service?.state !== 'paused') return null;
  if (!service.until) return wallClock(at.zone, dayOf(at) + 1)(0, 'from');
  return Math.ceil(inZone(service.until, at.zoneName!).toMillis() / 60_000);
}
