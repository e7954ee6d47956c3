import { markSilent, recordMessage } from '../../../../app/socket/connection';
import { change, block, createServer, textsOf } from './testing/fakes';
import { useStores } from './testing/stores';

const open = useStores();
let now = Date.now();
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

const reconnect = {
  'the device is online again': () => dispatchEvent(new Event('online')),
  'the socket is connected again': () => {
    markSilent();
    recordMessage();
  },
};
const events = Object.entries(reconnect);

/** Waits for what has been started without a timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

test.each(events)('saves at once when %s, instead of waiting for a request that hangs', async (_, happen) => {
  recordMessage();
  const server = createServer([block('a')]);
  const store = open(server);
  await store.start();
  server.failures = ['hanging'];
  store.edit(change('a', 'meine'));
  void store.saveNow();
  await settle();
  const kinds = new Set<string>();
  store.subscribe(() => kinds.add(store.get().saveState.kind));
  now += 1_800_000;
  happen();
  await settle();
  expect([textsOf(server.read()), store.get().saveState.kind]).toEqual(['meine', 'saved']);
  expect([...kinds]).toEqual(['busy', 'saved']); // no false alarm
});

test.each(events)('saves at once when %s, instead of waiting for the next attempt', async (_, happen) => {
  recordMessage();
  const server = createServer([block('a')]);
  const store = open(server);
  await store.start();
  server.failures = ['offline'];
  store.edit(change('a', 'meine'));
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('failed');
  happen();
  await settle();
  expect([textsOf(server.read()), store.get().saveState.kind]).toEqual(['meine', 'saved']);
});

test('lets a request continue that started a moment ago', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  await store.start();
  server.failures = ['hanging'];
  store.edit(change('a', 'meine'));
  void store.saveNow();
  await settle();
  dispatchEvent(new Event('online'));
  await settle();
  expect([server.sent, store.get().saveState.kind]).toEqual([[], 'busy']);
});
