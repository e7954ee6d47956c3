/** Prepares the search for a ticket. */

const ticketWords = /(?<![\p{L}\p{N}])(?:(?:ticket|nr\.?|#)[\s-]*)+(?=\d)/giu;

/** Removes the words that staff writes before a number: Ticket 46, Nr. 46, #46. */
export const withoutTicketWords = (search: string): string => search.replace(ticketWords, '');
