import { withoutTicketWords } from './ticketSearch';

test.each([
  ['Ticket 46', '46'],
  ['ticket nr. 46', '46'],
  ['Ticket-Nr. 46', '46'],
  ['Nr.46', '46'],
  ['# 46', '46'],
  ['Berger Ticket 46', 'Berger 46'],
  ['Ticketmann 46', 'Ticketmann 46'],
  ['Herr 46', 'Herr 46'],
  ['Ticket', 'Ticket'],
])('reads the search %j as %j', (search, expected) => {
  expect(withoutTicketWords(search)).toBe(expected);
});
