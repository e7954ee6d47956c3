/** What the shop says while a branch or its delivery is closed, and when an order can be picked up. */
import type { DateTime } from 'luxon';
import { atMinute, dayOf, minuteOf } from './calendar';
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

/** The sentences of each notice in order; an empty list is no notice. */
interface ClosedNotice {
  readonly branch: readonly string[];
  readonly delivery: readonly string[];
  readonly preorder: readonly string[];
}

/** STORE-10 to STORE-15, CHK-04 and CHK-05. */
export function closedNotice(branch: NoticeBranch, at: DateTime): ClosedNotice {
  const isBranchOpen = isOpen(branch.openingHours, at);
  const isDeliveryOpen = branch.isDeliveryEnabled && isOpen(hoursOf(branch, 'delivery'), at);
  const isDeliveryMissed = branch.isDeliveryEnabled && !isDeliveryOpen && (isBranchOpen || branch.isDeliveryHoursEnabled);
  const isSomethingClosed = !isBranchOpen || isDeliveryMissed;
  return {
    branch: isBranchOpen ? [] : branchSentences(branch, at),
    delivery: isDeliveryMissed ? [...deliverySentences(branch, at), ...(isBranchOpen ? meanwhile(branch) : [])] : [],
    preorder: branch.isPreorderEnabled && isSomethingClosed ? preorderSentences(!isBranchOpen && !isDeliveryOpen) : [],
  };
}

/** 'Abholung von 06:30 bis 18:00 Uhr' for the shift going on or the next one of today (STORE-16); null when today has none left. */
export function pickupText(branch: OrderingBranch, at: DateTime): string | null {
  const today = dayOf(at);
  const shift = rangesOfDays(branch.openingHours, [today - 1, today], at.zone)
    .map(({ start, end }) => ({ start: Math.max(start, orderableMinute(branch, dayOf(atMinute(start, at)), at.zone)), end }))
    .find(({ start, end }) => end > Math.max(minuteOf(at), start));
  return shift ? `Abholung von ${timeText(atMinute(shift.start, at))} bis ${timeText(atMinute(shift.end, at))} Uhr` : null;
}

function branchSentences({ openingHours, closedMessage }: NoticeBranch, at: DateTime): string[] {
  const shift = nextShift(openingHours, at);
  const outlook = shift ? reopeningText(shift) : closedMessage;
  return ['Derzeit haben wir leider geschlossen.', ...(outlook ? [outlook] : [])];
}

function deliverySentences(branch: NoticeBranch, at: DateTime): string[] {
  const shift = nextShift(hoursOf(branch, 'delivery'), at);
  return ['Derzeit ist leider keine Lieferung möglich.', ...(shift ? [deliveryReopeningText(shift)] : [])];
}

const meanwhile = ({ isTakeawayEnabled, isDineInEnabled }: NoticeBranch): string[] => [
  ...(isTakeawayEnabled ? ['Sie können inzwischen gerne zur Abholung bestellen.'] : []),
  ...(isDineInEnabled ? ['Sie können inzwischen gerne vor Ort bestellen.'] : []),
];

const preorderSentences = (isAllClosed: boolean): string[] => [
  'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  ...(isAllClosed ? ['Wir bearbeiten diese sobald wir wieder geöffnet haben.'] : []),
];
