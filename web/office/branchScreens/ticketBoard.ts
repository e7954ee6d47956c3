/** Which tickets stand on the wall, and how large. Pure. */
import type { WallTicketFragment } from './BranchScreens.generated';

/** What is on its way to somebody is not called out at the counter. */
export const wallOf = (tickets: readonly WallTicketFragment[]): { making: WallTicketFragment[]; ready: WallTicketFragment[] } => ({
  making: tickets.filter(({ status }) => status === 'CONFIRMED'),
  ready: tickets.filter(({ status, isDelivery }) => status === 'IN_DELIVERY' && !isDelivery),
});

type WallSize = 'huge' | 'large' | 'medium' | 'small';

const rooms: readonly [upTo: number, size: WallSize][] = [
  [4, 'huge'],
  [10, 'large'],
  [21, 'medium'],
];

/** So large that all of them can be seen at once: nobody scrolls a wall. */
export const sizeOf = (count: number): WallSize => rooms.find(([upTo]) => count <= upTo)?.[1] ?? 'small';

/** How many fit in the smallest size. */
export const mostShown = 40;

export const labelOf = ({ ticketNumber, uid }: Pick<WallTicketFragment, 'ticketNumber' | 'uid'>): string => String(ticketNumber ?? uid);
