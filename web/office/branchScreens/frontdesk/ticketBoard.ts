/** Sorts the tickets of the frontdesk board into columns and chooses their size. Pure functions. */
import type { TicketFragment } from '../BranchScreens.generated';

/** Orders in delivery are not listed: nobody picks them up. */
export const ticketBoard = (tickets: readonly TicketFragment[]): { preparing: TicketFragment[]; ready: TicketFragment[] } => ({
  preparing: tickets.filter(({ status }) => status === 'CONFIRMED'),
  ready: tickets.filter(({ status, isDelivery }) => status === 'IN_DELIVERY' && !isDelivery),
});

type TicketSize = 'huge' | 'large' | 'medium' | 'small';

const maxTicketsBySize: readonly [upTo: number, size: TicketSize][] = [
  [4, 'huge'],
  [10, 'large'],
  [21, 'medium'],
];

/** Returns the largest size at which all tickets fit on the board without scrolling. */
export const ticketSize = (count: number): TicketSize => maxTicketsBySize.find(([upTo]) => count <= upTo)?.[1] ?? 'small';

/** The number of tickets that fit in the smallest size. */
export const maxTickets = 40;

export const ticketLabel = ({ ticketNumber, uid }: Pick<TicketFragment, 'ticketNumber' | 'uid'>): string => String(ticketNumber ?? uid);
