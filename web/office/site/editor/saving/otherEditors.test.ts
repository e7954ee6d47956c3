import { block, change, createDevice, createServer, graphqlError, setText } from './testing/fakes';
import { useStores } from './testing/stores';

const open = useStores();

test('knows which version of another editor it has merged', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  store.edit(change('a', 'meine'));
  await store.saveNow();
  expect(store.get().merged).toBeNull();
  server.write([setText('a', 'andere', 'meine')]);
  await store.merge(server.version());
  expect(store.get().merged).toEqual({ editor: 'mia', at: server.version() });
});

test('changes nothing any more once the page was deleted', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('a'));
  const publish = jest.fn(() => Promise.reject(graphqlError('NOT_FOUND')));
  expect(await store.change(publish)).toBe(false);
  expect(store.get().saveState.kind).toBe('deleted');
  store.edit(change('a', 'meine'));
  expect(await store.change(publish)).toBe(false);
  expect(publish).toHaveBeenCalledTimes(1);
  expect([server.sent, device.entries.size]).toEqual([[], 0]);
});

test('deletes the edits of a page that was deleted', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('a'));
  server.failures = ['deleted'];
  store.edit(change('a', 'meine'));
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('deleted');
  expect(device.entries.size).toBe(0);
});
