/** Sends what the visitor does, after a consent: pages, the device and commerce events. Staff and the page of an order send nothing. */
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { searchKind, searchWords } from '../../../schema/rules/statistics/demand/lostSearch';
import { analyticsPath } from '../../../schema/site/analyticsPath';
import { receiveEvents, type RecordedEvent } from '../../ordering/events/recordEvent';
import { commerceData } from './commerce';
import { deviceInfo } from './deviceInfo';
import { createEventQueue } from './eventQueue';
import { isAllowed } from './isAllowed';
import { createPageView } from './pageView';
import { sendEvents, sendEventsAtEnd } from './sendEvents';
import { trackPixel } from './trackPixel';

/** Milliseconds after a navigation (CONST-30). */
const pageViewDelay = 250;

const queue = createEventQueue({ isAllowed: () => isAllowed('statistics'), send: sendEvents, sendAtEnd: sendEventsAtEnd });
let isDeviceKnown = false;

export function useAnalytics(currency: string, pixelId: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isDeviceKnown && isAllowed('statistics')) queue.add(deviceInfo());
    isDeviceKnown = true;
    addEventListener('pagehide', queue.flushAtEnd);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      queue.flushAtEnd(); // the page of an order follows, or the consent was revoked
      removeEventListener('pagehide', queue.flushAtEnd);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, []);
  useEffect(() => {
    const timeout = setTimeout(() => addPageView({ pathname, search }), pageViewDelay);
    return () => clearTimeout(timeout);
  }, [pathname]);
  const receive = useMemo(() => createReceiver(currency, pixelId), [currency, pixelId]);
  useEffect(() => receiveEvents(receive), [receive]);
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') queue.flushAtEnd();
}

function addPageView(location: Pick<Location, 'pathname' | 'search'>): void {
  const view = createPageView(location);
  if (view && isAllowed('statistics')) queue.add(view);
}

/** The words of a search stay in the shop: the pixel does not get them. */
function addSearch(words: string, path: string, at: number): void {
  const name = searchWords(words);
  if (name && isAllowed('statistics')) queue.add({ type: 'event', action: searchKind, category: 'search', name, path }, at);
}

const createReceiver =
  (currency: string, pixelId: string | null) =>
  (event: RecordedEvent): void => {
    const path = analyticsPath(event.path) ?? '/';
    if ('words' in event) return addSearch(event.words, path, event.at);
    const data = commerceData(event, currency);
    if (isAllowed('statistics')) queue.add({ type: 'event', action: event.action, category: 'commerce', data, path }, event.at);
    if (pixelId && isAllowed('marketing')) trackPixel(event, path, data);
    if (event.action === 'purchase') queue.flushAtEnd(); // the page of the order follows
  };
