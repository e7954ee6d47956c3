/** Times to propose for an order, and how they read. Pure. */
import type { DateTime } from 'luxon';
import { atMillis, inZone } from '../../../../schema/rules/time/calendar';
import { nearDay, timeText } from '../../../../schema/rules/time/dateText';
import { suggestedTimes, slotsAhead, type OrderingBranch } from '../../../../schema/rules/time/slots';
import type { BoardOrder } from '../board/board';

const shown = 6;
const horizonDays = 14;

type Wished = Pick<BoardOrder, 'deliveryType' | 'appointmentDate' | 'counterAppointment'>;

/** The next free times of the branch after the wished one, else from now on; not the one that is proposed already. ISO 8601. */
export function nextTimes(order: Wished, branch: OrderingBranch, at: DateTime): string[] {
  const wished = order.appointmentDate ? inZone(order.appointmentDate, at.zoneName!).toMillis() : 0;
  const proposed = order.counterAppointment ? Date.parse(order.counterAppointment) : 0;
  const from = Math.max(wished, at.toMillis());
  return slotsAhead({ branch, method: order.deliveryType, products: [] }, at, horizonDays)
    .flatMap(suggestedTimes)
    .filter(time => time > from && time !== proposed)
    .slice(0, shown)
    .map(time => new Date(time).toISOString());
}

/** `11:15` of today, `Morgen 06:30`, `Mo 06:30`. */
export function timeOffered(time: string, at: DateTime): string {
  const moment = atMillis(Date.parse(time), at);
  const day = nearDay(moment, at);
  if (day === 'Heute') return timeText(moment);
  return `${day ?? moment.toFormat('ccc', { locale: 'de' })} ${timeText(moment)}`;
}

/** As a field for date and time takes it, on the clock of the shop. */
export const localText = (moment: DateTime): string => moment.toFormat("yyyy-MM-dd'T'HH:mm");
