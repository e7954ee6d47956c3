import { block, change, createDevice, createServer, ids, setText, textsOf } from './testing/fakes';
import { useStores } from './testing/stores';

const open = useStores();

test('sends the changes of a pause as one operation per field', async () => {
  const server = createServer([block('a'), block('b')]);
  const store = open(server);
  store.edit(change('a', 'x'));
  store.edit(change('a', 'xy'));
  store.edit(change('b', 'z'));
  await store.saveNow();
  expect(server.sent).toEqual([[setText('a', 'xy'), setText('b', 'z')]]);
  expect(store.isChanged).toBe(false);
  expect(store.get().saveState.kind).toBe('saved');
  store.edit(change('a', 'q'));
  store.edit(change('a', 'xy'));
  await store.saveNow();
  expect(server.sent).toHaveLength(1); // nothing is left to be saved
});

test('merges what another editor saved in between and sends its own changes again', async () => {
  const server = createServer([block('a'), block('b')]);
  const store = open(server);
  server.write([setText('b', 'andere'), { do: 'insert', block: block('n'), after: 'a' }]);
  store.edit(change('a', 'meine'));
  await store.saveNow();
  expect(textsOf(store.get().history.blocks)).toBe('meine,n,andere');
  await store.saveNow();
  expect(textsOf(server.read())).toBe('meine,n,andere');
  expect(store.get().history.conflicts).toEqual([]);
});

test('undoes after saving, without what another editor changed', async () => {
  const server = createServer([block('a'), block('b')]);
  const store = open(server);
  store.edit(change('a', 'meine'));
  store.edit({ do: 'remove', ids: ['b'] });
  await store.saveNow();
  server.write([{ do: 'insert', block: block('n'), after: null }]);
  await store.merge(server.version());
  store.edit({ do: 'undo' });
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect(textsOf(server.read())).toBe('n,a,b');
  store.edit({ do: 'redo' });
  expect(textsOf(store.get().history.blocks)).toBe('n,meine,b');
});

test('keeps a conflict until it is resolved, and undoes the choice', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.write([setText('a', 'andere')]);
  store.edit(change('a', 'meine'));
  await store.saveNow();
  const [conflict] = store.get().history.conflicts;
  expect(conflict).toMatchObject({ kind: 'field', theirs: 'andere', editor: 'mia', at: 'v2' });
  expect(await store.change(async () => null)).toBe(false);
  store.resolve(conflict!, 'mine');
  await store.saveNow();
  expect(textsOf(server.read())).toBe('meine');
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect(textsOf(server.read())).toBe('andere');
});

test('tries again without a connection, and notices that a lost response was a success', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['offline', 'responseLost'];
  store.edit({ do: 'insert', blocks: [block('x')], after: 'a' });
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('failed');
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('failed');
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('saved');
  expect(ids(server.read())).toBe('ax');
  expect(server.sent).toHaveLength(1);
  await expect(store.change(async () => ({ updatedAt: 'v3' }))).resolves.toBe(true);
});

test('continues its own text whose response was lost', async () => {
  const server = createServer([block('a'), block('b')]);
  const store = open(server);
  server.failures = ['responseLost'];
  store.edit(change('a', 'eins'));
  await store.saveNow();
  store.edit(change('a', 'eins zwei'));
  await store.saveNow();
  await store.saveNow();
  expect([textsOf(server.read()), store.get().history.conflicts, store.isChanged]).toEqual(['eins zwei,b', [], false]);
});

test('shows what another editor has saved since a response was lost', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['responseLost'];
  store.edit(change('a', 'eins'));
  await store.saveNow();
  server.write([{ do: 'set', id: 'a', field: 'value.text', before: 'eins', value: 'andere' }]);
  store.edit(change('a', 'eins zwei'));
  await store.saveNow();
  expect(store.get().history.conflicts).toMatchObject([{ kind: 'field', theirs: 'andere' }]);
});

test('continues in the next tab what an ended tab had sent', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('1'));
  server.failures = ['responseLost'];
  store.edit(change('a', 'eins'));
  await store.saveNow();
  store.edit(change('a', 'eins zwei'));
  const next = open(server, device.storageOf('2'));
  expect(await next.start()).toBe(true);
  await next.saveNow();
  expect([textsOf(server.read()), next.get().history.conflicts]).toEqual(['eins zwei', []]);
});

test('takes over what the server stored, except in a field that was changed since', async () => {
  const server = createServer([block('a'), block('b')]);
  server.sanitize = stored => stored.map(({ id, value }) => block(id, (value as { text: string }).text.replace('!', '')));
  const store = open(server);
  store.edit(change('a', 'eins!'));
  store.edit(change('b', 'zwei!'));
  const saving = store.saveNow();
  await Promise.resolve(); // the request is running
  store.edit(change('b', 'zwei!!'));
  await saving;
  expect(textsOf(store.get().history.blocks)).toBe('eins,zwei!!');
  server.sanitize = stored => stored;
  await store.saveNow();
  expect(textsOf(server.read())).toBe('eins,zwei!!');
  store.edit({ do: 'undo' });
  store.edit({ do: 'undo' });
  expect(textsOf(store.get().history.blocks)).toBe('a,b');
});

test('undoes the first text of a block that was added and saved together with it', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  store.edit({ do: 'insert', blocks: [block('n', '')], after: 'a' });
  store.edit(change('n', 'neu'));
  await store.saveNow();
  store.edit({ do: 'undo' });
  expect(textsOf(store.get().history.blocks)).toBe('a,');
  await store.saveNow();
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect(textsOf(server.read())).toBe('a');
});

test('reports no failure any more when the change that could not be saved is undone', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['offline'];
  store.edit(change('a', 'meine'));
  await store.saveNow();
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect(store.get().saveState.kind).toBe('idle');
  expect(await store.change(async () => ({ updatedAt: 'v2' }))).toBe(true);
});

test('sends more operations than a request takes in several ones', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  const blocks = Array.from({ length: 1_500 }, (_, index) => block(`b${index}`));
  store.edit({ do: 'replace', blocks });
  await store.saveNow();
  expect(store.isChanged).toBe(true);
  await store.saveNow();
  expect(server.sent.map(({ length }) => length)).toEqual([1_000, 501]);
  expect(server.read()).toEqual(blocks);
  store.edit({ do: 'undo' });
  expect(store.get().history.blocks).toEqual([block('a')]);
});

test('continues in another tab what a closed tab has not saved', async () => {
  const server = createServer([block('a'), block('b')]);
  const device = createDevice();
  const closed = open(server, device.storageOf('a'));
  server.failures = ['offline'];
  closed.edit(change('a', 'meine'));
  closed.edit({ do: 'insert', blocks: [block('x', 'b')], after: 'b' });
  await closed.saveNow();
  server.write([setText('b', 'andere')]);

  const next = open(server, device.storageOf('b'));
  expect(await next.start()).toBe(true);
  expect(textsOf(next.get().history.blocks)).toBe('meine,andere,b');
  await next.saveNow();
  expect(textsOf(server.read())).toBe('meine,andere,b');
  expect(device.entries.size).toBe(0);
  expect(await open(server, device.storageOf('c')).start()).toBe(false);
});

test('keeps an open conflict for the next tab', async () => {
  const server = createServer([block('a'), block('b')]);
  const device = createDevice();
  const closed = open(server, device.storageOf('a'));
  server.write([setText('a', 'andere'), { do: 'remove', block: block('b'), after: 'a' }]);
  closed.edit(change('a', 'meine'));
  closed.edit(change('b', 'meine'));
  await closed.saveNow();
  const next = open(server, device.storageOf('b'));
  expect(await next.start()).toBe(true);
  const { conflicts } = next.get().history;
  expect(conflicts.map(({ kind }) => kind)).toEqual(['field', 'theyRemoved']);
  next.resolve(conflicts[1]!, 'mine');
  next.resolve(conflicts[0]!, 'theirs');
  await next.saveNow();
  expect(textsOf(server.read())).toBe('andere,meine');
});
