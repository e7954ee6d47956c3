import { readStorage, writeStorage } from './browserStorage';
import { clearStaffStorage, openStaffStorage, staffKey } from './staffStorage';

const read = (name: string) => readStorage('session', name, stored => stored);

beforeEach(() => {
  sessionStorage.clear();
  openStaffStorage('mia');
  writeStorage('session', staffKey('waiting'), [1]);
  writeStorage('session', 'cart.linz', [2]);
});

test('keeps what the same user has stored', () => {
  openStaffStorage('mia');
  expect(read(staffKey('waiting'))).toEqual([1]);
});

test('removes what another user has stored, and nothing of the shop', () => {
  openStaffStorage('ben');
  expect([read(staffKey('waiting')), read('cart.linz')]).toEqual([null, [2]]);
});

test('removes everything of the user at the end of the session', () => {
  clearStaffStorage();
  expect([read(staffKey('waiting')), read(staffKey('owner')), read('cart.linz')]).toEqual([null, null, [2]]);
});
