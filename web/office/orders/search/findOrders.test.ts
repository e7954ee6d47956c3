import type { CardOrder } from '../board/board';
import { findOrders, sortByMatch } from './findOrders';

const order = (uid: string, ticketNumber: number, changes: Partial<CardOrder> = {}) =>
  ({
    ...{ id: uid, uid, ticketNumber, createdAt: '2026-11-16T07:00:00Z', firstName: 'Anna', lastName: 'Berger', companyName: null },
    ...{ phone: '+43 664 1230012', branch: { id: 'linz' } },
    ...changes,
  }) as CardOrder;

const orders = [
  order('AB63CD7E', 84),
  order('K7M2PQRS', 363, { phone: '+43 660 9876543' }),
  order('TTTTWWWW', 63, { createdAt: '2026-11-14T07:00:00Z', lastName: 'Huber' }),
  order('QWERT234', 63, { firstName: null, lastName: 'Ödön', branch: { id: 'wels', name: 'Wels' } }),
  order('BERGEN22', 7, { phone: '+43 1 5551463', companyName: 'Studio 63' }),
  order('CCCCDDDD', 463, { phone: null }),
];
const find = (search: string, branch: string | null = null) =>
  sortByMatch(findOrders(orders, { branch, search }), search).map(({ uid }) => uid);

test.each<[search: string, uids: string[]]>([
  ['84', ['AB63CD7E']],
  ['63', ['QWERT234', 'TTTTWWWW', 'BERGEN22']],
  ['Ticket 363', ['K7M2PQRS']],
  ['Nr. 463', ['CCCCDDDD', 'BERGEN22']],
  ['#7', ['BERGEN22']],
  ['ab6', []],
  ['ab63', ['AB63CD7E']],
  ['63cd', []],
  ['berge', ['BERGEN22', 'AB63CD7E', 'K7M2PQRS', 'CCCCDDDD']],
  ['anna HUBER', ['TTTTWWWW']],
  ['ödön', ['QWERT234']],
  ['43', []],
  ['543', ['K7M2PQRS']],
  ['76 543', ['K7M2PQRS']],
  ['0012', ['AB63CD7E', 'TTTTWWWW', 'QWERT234']],
  ['0463', []],
  ['0660 98', ['K7M2PQRS']],
  ['0660', []],
  ['+43 660 98', ['K7M2PQRS']],
  ['+43 66', []],
  ['98765', []],
  ['0660 9876543', ['K7M2PQRS']],
  ['06609876543', ['K7M2PQRS']],
  ['(0660) 98/76-543', ['K7M2PQRS']],
  ['+43 660 9876543', ['K7M2PQRS']],
  ['00436609876543', ['K7M2PQRS']],
  ['  ', orders.map(({ uid }) => uid)],
])('finds orders by number, code, name and phone number, the best match first: %j', (search, uids) => {
  expect(find(search)).toEqual(uids);
});

test('finds only orders of the branch', () => {
  expect(find('', 'wels')).toEqual(['QWERT234']);
  expect(find('63', 'linz')).toEqual(['TTTTWWWW', 'BERGEN22']);
});
