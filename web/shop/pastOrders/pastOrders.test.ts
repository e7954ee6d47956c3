import { storageKey } from '../../app/storage/storageKey';
import { clearCustomerData } from '../checkout/state/checkoutStorage';
import { loadCart } from '../../ordering/cart/cartStorage';
import { sampleProduct } from '../../testing/sampleCart';
import { orderAgain } from './orderAgain';
import { clearPastOrders, loadPastOrders, removePastOrder, savePastOrder } from './pastOrders';

const product = sampleProduct({ id: 'roll' });
const item = { line: 1, product, amount: 2, unit: 'piece' as const, parts: [{ name: 'Gebäck', value: ['Semmel'] }] };
const order = (uid: string, changes: object = {}) => ({
  uid,
  hash: 'abc',
  branch: { identifier: 'linz', name: 'Linz' },
  items: [item],
  ...changes,
});
const uids = () => loadPastOrders().map(({ uid }) => uid);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

test('keeps the newest 20 orders, each once', () => {
  for (let number = 1; number <= 25; number += 1) savePastOrder(order(`O${number}`));
  savePastOrder(order('O24'));
  expect(uids()).toHaveLength(20);
  expect(uids().slice(0, 3)).toEqual(['O24', 'O25', 'O23']);
});

test('deletes an order after a year', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T07:00:00Z') });
  savePastOrder(order('OLD'));
  jest.setSystemTime(new Date('2027-11-16T06:59:00Z'));
  expect(uids()).toEqual(['OLD']);
  jest.setSystemTime(new Date('2027-11-16T07:01:00Z'));
  expect(uids()).toEqual([]);
});

test('removes one order, all orders, and all with the contact data', () => {
  for (const uid of ['A', 'B', 'C']) savePastOrder(order(uid));
  removePastOrder('B');
  expect(uids()).toEqual(['C', 'A']);
  clearPastOrders();
  expect(uids()).toEqual([]);
  savePastOrder(order('D'));
  clearCustomerData();
  expect(uids()).toEqual([]);
});

test('stores no uploads', () => {
  const files = [{ id: '1', version: 1, extension: 'jpg', publicHash: 'h', mimeType: 'image/jpeg', name: 'a.jpg', hasPreview: true }];
  savePastOrder(order('A', { items: [{ ...item, parts: [...item.parts, { name: 'Foto', value: ['1'], files }] }] }));
  expect(loadPastOrders()[0]!.items[0]!.parts).toEqual(item.parts);
});

test.each(['no json', '7', '{}', '[{}]', '[{"uid":"../..","hash":"x","placedAt":1,"branch":{"identifier":"linz","name":"Linz"}}]'])(
  'ignores %s',
  text => {
    localStorage.setItem(storageKey('orders'), text);
    expect(loadPastOrders()).toEqual([]);
  },
);

test('adds the items to the cart of their branch, and increases the amount of equal ones', () => {
  const other = { ...item, line: 2, parts: [] };
  savePastOrder(order('A', { items: [item, other] }));
  orderAgain(loadPastOrders()[0]!);
  orderAgain(loadPastOrders()[0]!);
  expect(loadCart('linz').items.map(({ line, amount, parts }) => ({ line, amount, parts }))).toEqual([
    { line: 1, amount: 4, parts: item.parts },
    { line: 2, amount: 4, parts: [] },
  ]);
  expect(loadCart('wels').items).toEqual([]);
});
