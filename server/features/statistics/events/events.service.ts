/** Stores the events that visitors of the shop send after their consent (ANALYT-02). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { analyticsPath, sourceOf } from '../../../../schema/site/analyticsPath';
import { searchKind, searchWords } from '../../../../schema/rules/statistics/demand/lostSearch';
import { purposesOf } from '../../../../schema/site/consent';
import { getField } from '../../../../schema/objects';
import type { Context } from '../../../platform/context/context';
import type { RequestClient } from '../../../platform/context/viewer';
import type { AnalyticsEvent } from './event';
import { cleanEvents, deviceValues, maxTrustedAge, validateEvents, type EventInput } from './eventInput';
import { isCounted } from '../visitor/isCounted';
import { referrerOf } from '../visitor/referrer';
import { parseUserAgent } from '../visitor/userAgent';

/** Returns how many events were accepted. Those of programs, staff and self-service devices, and of visitors who have declined, are not stored. */
export async function logAnalytics(context: Context, input: unknown): Promise<number> {
  const events = cleanEvents(input);
  throwIfInvalid(validateEvents(events));
  const inputs = events as EventInput[]; // as validated
  const { client, services } = context;
  if (!client || !isCounted(client) || hasDeclined(client)) return inputs.length;
  await services.rateLimiters.analyticsEvents.count(client.network, inputs.length);
  for (const input of inputs) services.analytics.record(toEvent(context, client, input));
  return inputs.length;
}

const hasDeclined = ({ decision }: RequestClient): boolean => decision !== null && !purposesOf(decision).includes('statistics');

function toEvent({ now, services }: Context, client: RequestClient, input: EventInput): AnalyticsEvent {
  const { id, type, action, category, data } = input;
  const name = action === searchKind ? searchWords(input.name ?? '') : input.name;
  const path = input.path ? analyticsPath(input.path) : null;
  const isDevice = type === 'device-info';
  const { isBot: _, ...platform } = parseUserAgent(client.userAgent);
  return {
    at: new Date(now.getTime() - (input.age && input.age <= maxTrustedAge ? input.age : 0)),
    id: id || null,
    visitor: client,
    isView: type === 'page-view' && action !== 'load' && path !== null,
    ...{ type, action, category, name, path },
    referrer: referrerOf(sourceOf(input.path ?? ''), referrerIn(input), [services.publicUrl]),
    ...(isDevice ? { ...deviceValues(data), ...platform } : { data }),
  };
}

function referrerIn({ referrer, data }: EventInput): string | null {
  const ofDevice = getField({ ...data }, 'referrer');
  return referrer ?? (typeof ofDevice === 'string' ? ofDevice : null);
}
