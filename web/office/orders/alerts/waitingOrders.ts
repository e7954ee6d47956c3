/** Finds the orders that wait for an answer of the branch. Pure functions. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../../schema/rules/time/calendar';
import { isWaiting, type CardOrder } from '../board/board';

export type WaitingOrder = Pick<CardOrder, 'id' | 'dueAt'>;

/** Oldest first. */
export const waitingOrdersOf = (orders: readonly CardOrder[] = [], branch: string | null): readonly CardOrder[] =>
  orders.filter(order => isWaiting(order) && (!branch || order.branch.id === branch)).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));

const soonHours = 24;

/** An order for next week need not ring as one for the next hours. */
export const isDueSoon = ({ dueAt }: Pick<WaitingOrder, 'dueAt'>, now: DateTime): boolean =>
  dueAt === null || inZone(dueAt, now.zoneName!).diff(now, 'hours').hours < soonHours;
