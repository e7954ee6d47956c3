/** The German texts of pause and busy mode (G-144). */
import type { DateTime } from 'luxon';
import { messageFor } from '../../errors/messages';
import { deliveryMethods, type DeliveryMethod } from '../checkout/deliveryMethods';
import { inZone } from './calendar';
import { dateText, relativeDayText, timeText } from './dateText';
import { serviceStateAt, type ServiceBranch, type StoredServiceState } from './serviceState';

/** What customers read about a delivery method that is paused or busy. */
interface ServiceNotice {
  readonly title: string;
  readonly text: string;
}

/** Returns the notice of a delivery method; null while it is open. */
export function serviceNotice(branch: ServiceBranch, method: DeliveryMethod, at: DateTime): ServiceNotice | null {
  const service = serviceStateAt(branch, method, at);
  if (!service) return null;
  const { state, minutes, reason } = service;
  if (state === 'paused')
    return {
      title: `${deliveryMethods[method]}: ${serviceText(service, at)}${service.until ? ' Uhr' : ''}.`,
      text: messageFor({ path: [], rule: 'paused', limit: reason ?? '' }),
    };
  const text = `Es dauert etwa ${minutes} Minuten länger als sonst.`;
  return { title: `${deliveryMethods[method]}: Gerade ist viel los.`, text: [text, reason].filter(Boolean).join(' ') };
}

/** Returns `Pause bis 12:15`, `Pause bis auf Weiteres` or `Stoßzeit +20 min`. */
export function serviceText({ state, minutes, until }: StoredServiceState, at: DateTime): string {
  if (state === 'busy') return `Stoßzeit +${minutes} min`;
  return until ? `Pause bis ${untilText(inZone(until, at.zoneName!), at)}` : 'Pause bis auf Weiteres';
}

function untilText(until: DateTime, at: DateTime): string {
  const day = relativeDayText(until, at) ?? dateText(until);
  return day === 'Heute' ? timeText(until) : `${day}, ${timeText(until)}`;
}
