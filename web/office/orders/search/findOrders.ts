/** Finds orders by their number, the name or the phone number of the customer. Pure functions. */
import { withoutTicketWords } from '../../../../schema/rules/order/search/ticketSearch';
import { internationalDigits } from '../../../../schema/rules/site/phone';
import type { CardOrder } from '../board/board';

/** Fewer characters of an order code are also in many others. */
const minCodeLength = 4;
/** The fewest last digits of a phone number that a search takes. */
const minDigits = 3;
/** Fewer first digits are those of a whole network. */
const minFirstDigits = 5;

interface OrderSearch {
  /** Null for all branches. */
  readonly branch: string | null;
  /** The ticket number, the beginning of the order code, a part of the name, or the first or last digits of the phone number. */
  readonly search: string;
}

export const findOrders = (orders: readonly CardOrder[], { branch, search }: OrderSearch): readonly CardOrder[] => {
  const rankOf = searchRank(search);
  if (!branch && !rankOf) return orders;
  return orders.filter(order => (!branch || order.branch.id === branch) && (!rankOf || rankOf(order) !== null));
};

/** Sorts found orders: by ticket number first, the newest before the others, then by order code, name and phone number. */
export function sortByMatch(found: readonly CardOrder[], search: string): readonly CardOrder[] {
  const rankOf = searchRank(search);
  if (!rankOf) return found;
  return found
    .map(order => ({ rank: rankOf(order) ?? ranks.length, createdAt: Date.parse(order.createdAt), order }))
    .sort((a, b) => a.rank - b.rank || (ranks[a.rank] === 'ticket' ? b.createdAt - a.createdAt : 0))
    .map(({ order }) => order);
}

const ranks = ['ticket', 'code', 'name', 'phone'] as const;

/** Returns the position in `ranks` of what a search finds an order by; null for an order that it does not find. */
function searchRank(search: string): ((order: CardOrder) => number | null) | null {
  const text = withoutTicketWords(search.trim()).toLowerCase();
  if (!text) return null;
  const isFoundBy: Readonly<Record<(typeof ranks)[number], (order: CardOrder) => boolean>> = {
    ticket: ({ ticketNumber }) => `${ticketNumber ?? ''}` === text,
    code: ({ uid }) => text.length >= minCodeLength && uid.toLowerCase().startsWith(text),
    name: ({ firstName, lastName, companyName }) =>
      [`${firstName ?? ''} ${lastName ?? ''}`, companyName ?? ''].some(name => name.toLowerCase().includes(text)),
    phone: ({ phone }) => phone !== null && isPhoneFoundBy(phone, text),
  };
  return order => {
    const rank = ranks.findIndex(name => isFoundBy[name](order));
    return rank < 0 ? null : rank;
  };
}

function isPhoneFoundBy(phone: string, text: string): boolean {
  if (!/^[\d\s+()/.-]+$/.test(text)) return false;
  const [lastDigits, firstDigits] = [text.replace(/\D/g, ''), internationalDigits(text)];
  return (
    (lastDigits.length >= minDigits && phone.replace(/\D/g, '').endsWith(lastDigits)) ||
    // In national notation, a country code of up to three digits is missing.
    (firstDigits.length >= minFirstDigits && new RegExp(`^\\d{0,3}${firstDigits}`).test(internationalDigits(phone)))
  );
}
