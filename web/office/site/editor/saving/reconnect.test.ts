import { expectNoMessages, markSilent, recordMessage } from '../../../../app/socket/connection';
import { change, block, createServer, textsOf } from './testing/fakes';
import { useStores } from './testing/stores';

const open = useStores();
let now = Date.now();
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => {
  jest.restoreAllMocks();
  expectNoMessages();
});

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

/** Edits a page while requests fail in this way. */
async function startEditing(failure: 'hanging' | 'offline') {
  recordMessage();
  const server = createServer([block('a')]);
  const store = open(server);
  await store.start();
  server.failures = [failure];
  store.edit(change('a', 'meine'));
  return { server, store };
}

test.each(events)('saves at once when %s, instead of waiting for a request that hangs', async (_, happen) => {
  const { server, store } = await startEditing('hanging');
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
  const { server, store } = await startEditing('offline');
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('failed');
  happen();
  await settle();
  expect([textsOf(server.read()), store.get().saveState.kind]).toEqual(['meine', 'saved']);
});

test('lets a request continue that started a moment ago', async () => {
  const { server, store } = await startEditing('hanging');
  void store.saveNow();
  await settle();
  dispatchEvent(new Event('online'));
  await settle();
  expect([server.sent, store.get().saveState.kind]).toEqual([[], 'busy']);
});
