/** When a page was changed, and by whom: `Heute, 10:30 Uhr, Edi Entwurf`. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import type { ListedSite } from './useSites';

export function changeText({ updatedAt, lastEditor }: Pick<ListedSite, 'updatedAt' | 'lastEditor'>, now: DateTime): string {
  const time = relativeDateTimeText(inZone(updatedAt, now.zoneName!), now);
  return lastEditor ? `${time}, ${lastEditor}` : time;
}
