/** The notices while a branch or its delivery is closed, and the pickup hours. */
import type { DateTime } from 'luxon';
import { fromMinute, dayOf, minuteOf } from './calendar';
import { timeText } from './dateText';
import { deliveryReopeningText, reopeningText } from './hoursText';
import { hoursOf, isOpen, nextShift, rangesOfDays } from './openingHours';
import { orderableMinute, type OrderingBranch } from './slots';

export interface NoticeBranch extends OrderingBranch {
  readonly closedMessage?: string | null;
  readonly isTakeawayEnabled: boolean;
  readonly isDeliveryEnabled: boolean;
  readonly isDineInEnabled: boolean;
  readonly isPreorderEnabled: boolean;
}

/** The sentences of each notice; an empty list means no notice. */
interface ClosedNotice {
  readonly branch: readonly string[];
  readonly delivery: readonly string[];
  readonly preorder: readonly string[];
}

/** Returns the notices of STORE-10 to STORE-15, CHK-04 and CHK-05. */
export function closedNotice(branch: NoticeBranch, at: DateTime): ClosedNotice {
  const isBranchOpen = isOpen(branch.openingHours, at);
  const isDeliveryOpen = branch.isDeliveryEnabled && isOpen(hoursOf(branch, 'delivery'), at);
  const hasDeliveryNotice = branch.isDeliveryEnabled && !isDeliveryOpen && (isBranchOpen || branch.isDeliveryHoursEnabled);
  const hasNotice = !isBranchOpen || hasDeliveryNotice;
  return {
    branch: isBranchOpen ? [] : branchSentences(branch, at),
    delivery: hasDeliveryNotice ? [...deliverySentences(branch, at), ...(isBranchOpen ? alternativeSentences(branch) : [])] : [],
    preorder: branch.isPreorderEnabled && hasNotice ? preorderSentences(!isBranchOpen && !isDeliveryOpen) : [],
  };
}

/** Returns 'Abholung von 06:30 bis 18:00 Uhr' for the current shift or today's next one (STORE-16); null if there is none. */
export function pickupText(branch: OrderingBranch, at: DateTime): string | null {
  const today = dayOf(at);
  const shift = rangesOfDays(branch.openingHours, [today - 1, today], at.zone)
    .map(({ start, end }) => ({ start: Math.max(start, orderableMinute(branch, dayOf(fromMinute(start, at)), at.zone)), end }))
    .find(({ start, end }) => end > Math.max(minuteOf(at), start));
  return shift ? `Abholung von ${timeText(fromMinute(shift.start, at))} bis ${timeText(fromMinute(shift.end, at))} Uhr` : null;
}

function branchSentences({ openingHours, closedMessage }: NoticeBranch, at: DateTime): string[] {
  const shift = nextShift(openingHours, at);
  const reopening = shift ? reopeningText(shift) : closedMessage;
  return ['Derzeit haben wir leider geschlossen.', ...(reopening ? [reopening] : [])];
}

function deliverySentences(branch: NoticeBranch, at: DateTime): string[] {
  const shift = nextShift(hoursOf(branch, 'delivery'), at);
  return ['Derzeit ist leider keine Lieferung möglich.', ...(shift ? [deliveryReopeningText(shift)] : [])];
}

const alternativeSentences = ({ isTakeawayEnabled, isDineInEnabled }: NoticeBranch): string[] => [
  ...(isTakeawayEnabled ? ['Sie können inzwischen gerne zur Abholung bestellen.'] : []),
  ...(isDineInEnabled ? ['Sie können inzwischen gerne vor Ort bestellen.'] : []),
];

const preorderSentences = (isAllClosed: boolean): string[] => [
  'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  ...(isAllClosed ? ['Wir bearbeiten diese sobald wir wieder geöffnet haben.'] : []),
];
