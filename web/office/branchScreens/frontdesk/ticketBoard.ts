/** Sorts the tickets of the frontdesk board into columns. Pure functions. */
import type { TicketFragment } from '../BranchScreens.generated';

/** Orders in delivery are not listed: nobody picks them up. */
export const ticketBoard = (tickets: readonly TicketFragment[]): { preparing: TicketFragment[]; ready: TicketFragment[] } => ({
  preparing: tickets.filter(({ status }) => status === 'CONFIRMED'),
  ready: tickets.filter(({ status, isDelivery }) => status === 'IN_DELIVERY' && !isDelivery),
});

export const ticketLabel = ({ ticketNumber, uid }: Pick<TicketFragment, 'ticketNumber' | 'uid'>): string => String(ticketNumber ?? uid);

/** Returns as many tickets as fit. If some do not, those that have just become ready are first, because their customers look for them. */
export function fittingTickets<T extends { readonly uid: string }>(
  tickets: readonly T[],
  capacity: number,
  newlyReady: ReadonlySet<string>,
): readonly T[] {
  if (tickets.length <= capacity) return tickets;
  return tickets.toSorted((a, b) => Number(newlyReady.has(b.uid)) - Number(newlyReady.has(a.uid))).slice(0, capacity);
}
