/** The status of a page as text: `Geplant 24.12. 05:00`. */
import type { DateTime } from 'luxon';
import { timeText } from '../../time/dateText';
import { siteStatuses, type PlanState, type SiteStatus } from './siteStatus';

/** Returns `24.12. 05:00`, with the year if it is not the current one. */
export const shortTimeText = (at: DateTime, now: DateTime): string =>
  `${at.toFormat(at.year === now.year ? 'dd.MM.' : 'dd.MM.yyyy', { locale: 'de' })} ${timeText(at)}`;

interface StatusDetails extends Pick<PlanState<DateTime>, 'publishAt' | 'unpublishAt'> {
  readonly status: SiteStatus;
  /** The number of blocks that differ from the public ones, if it is known. */
  readonly changeCount?: number | undefined;
}

export function statusText({ status, publishAt, unpublishAt, changeCount }: StatusDetails, now: DateTime): string {
  if (status === 'planned' && publishAt) return `${siteStatuses.planned} ${shortTimeText(publishAt, now)}`;
  const end = unpublishAt ? ` bis ${shortTimeText(unpublishAt, now)}` : '';
  if (status === 'online') return `${siteStatuses.online}${end}`;
  if (status !== 'changed') return siteStatuses[status];
  const changes = !changeCount ? 'Änderungen' : changeCount === 1 ? '1 Änderung' : `${changeCount} Änderungen`;
  return `${siteStatuses.online}${end} + ${changes}`;
}
