import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { ActionQueue } from './actionQueue';
import { OrderStore } from './orderStore';
import { addWaitingChange, takeWaitingChanges, type WaitingChange } from './waitingChanges';

const order = { __typename: 'Order', id: 'a', event: 1, status: 'WAITING_FOR_CONFIRMATION', deliveryType: 'takeaway' };
const now = Date.parse('2026-11-16T07:00:00Z');
const waiting = (deadline: number): WaitingChange => ({
  ...{ order: 'a', key: 'key', deadline },
  change: { kind: 'action', action: 'confirm', input: {} },
});

/** Resumes what has waited, on a client whose server answers each change with this error. */
async function resume(code: string) {
  const errors = [{ message: 'Nein.', extensions: { code } }];
  const sent: object[] = [];
  const link = new ApolloLink(({ operationType, variables }) => {
    if (operationType === 'mutation') sent.push(variables);
    return of(operationType === 'mutation' ? { errors } : { data: { ordersCurrent: [order] } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const store = new OrderStore(client);
  const queue = new ActionQueue(client, store, time => time);
  const ended = new Promise<void>(resolve => {
    queue.subscribe(() => {
      const { isRunning, errorMessage } = queue.stateOf('a');
      if (errorMessage && !isRunning) resolve();
    });
  });
  queue.resume();
  await store.load();
  return { queue, sent, ended };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});

test('sends what has waited with its key', async () => {
  addWaitingChange(waiting(now + 1));
  const { sent, ended } = await resume('FORBIDDEN');
  await ended;
  expect(sent).toEqual([{ id: 'a', idempotencyKey: 'key' }]);
  expect(takeWaitingChanges()).toEqual([]);
});

test('says which change is too old to be sent', async () => {
  addWaitingChange(waiting(now));
  const { queue, sent } = await resume('FORBIDDEN');
  expect(queue.stateOf('a').errorMessage).toBe('„Bestätigen“ wurde nicht gesendet: Das ist länger als 10 Minuten her.');
  expect(sent).toEqual([]);
  expect(takeWaitingChanges()).toEqual([]);
});

test('keeps what has waited when the session is over', async () => {
  addWaitingChange(waiting(now + 1));
  const { ended } = await resume('UNAUTHENTICATED');
  await ended;
  expect(takeWaitingChanges()).toEqual([waiting(now + 1)]);
});
