/** The form of a pause or a busy mode, and what it sends. Pure functions. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { ServiceInput, StoredServiceState } from '../../../../schema/rules/time/serviceState';

export const stateLabels = { open: 'Offen', busy: 'Stoßzeit', paused: 'Pause' } as const;

/** The offered delays in minutes. */
export const delays = [10, 20, 30, 45, 60, 90, 120] as const;

export const durations = {
  '15': '15 Minuten',
  '30': '30 Minuten',
  '60': '60 Minuten',
  closing: 'bis Ladenschluss',
  manual: 'bis auf Weiteres',
} as const;

export interface ServiceForm {
  readonly state: keyof typeof stateLabels;
  readonly minutes: number;
  /** Null keeps the end of the current state. */
  readonly duration: keyof typeof durations | null;
  readonly reason: string;
}

const defaultDelay = 20;
const defaultDuration = '30';

/** Returns the form with the current state of a method. */
export const initialForm = (current: StoredServiceState | null): ServiceForm => ({
  state: current?.state ?? 'open',
  minutes: current?.minutes ?? defaultDelay,
  duration: current ? null : defaultDuration,
  reason: current?.reason ?? '',
});

interface ServiceTimes {
  readonly current: StoredServiceState | null;
  readonly closing: DateTime | null;
  readonly at: DateTime;
}

/** Returns the input of `setBranchService`. Its end is ISO 8601. */
export function toServiceInput(
  { state, minutes, duration, reason }: ServiceForm,
  mode: DeliveryMethod,
  times: ServiceTimes,
): Omit<ServiceInput, 'until'> & { until?: string | null } {
  if (state === 'open') return { mode, state };
  return { mode, state, ...(state === 'busy' && { minutes }), until: endOf(duration, times), reason: reason.trim() || null };
}

function endOf(duration: ServiceForm['duration'], { current, closing, at }: ServiceTimes): string | null {
  if (duration === null && current) return current.until === null ? null : new Date(current.until).toISOString();
  if (duration === 'manual') return null;
  const end = duration === 'closing' ? closing : at.plus({ minutes: Number(duration ?? defaultDuration) });
  return end?.toJSDate().toISOString() ?? null;
}

const submitLabels = {
  open: { new: 'Sofort fortsetzen', changed: 'Sofort fortsetzen' },
  busy: { new: 'Stoßzeit starten', changed: 'Stoßzeit ändern' },
  paused: { new: 'Jetzt pausieren', changed: 'Pause ändern' },
} as const;

/** Returns the label of the button; null when there is nothing to change. */
export function submitLabel({ state }: ServiceForm, current: StoredServiceState | null): string | null {
  if (state === 'open' && !current) return null;
  return submitLabels[state][state === current?.state ? 'changed' : 'new'];
}
