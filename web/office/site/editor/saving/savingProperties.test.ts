import type { EditorStore } from './editorStore';
import { block, change, createDevice, createServer, textsOf } from './testing/fakes';
import { useStores } from './testing/stores';

const open = useStores();
const pageOf = (store: EditorStore) => store.get().properties;
/** Changes properties in a form that has all of them. */
const fill = (store: EditorStore, values: object) => {
  const { saved, changes } = pageOf(store);
  const form = { ...saved, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])), ...values };
  store.edit({ do: 'changeProperties', form });
};
const all = ['name', 'path', 'seoTitle'];
const set = (name: string, value: unknown, before: unknown) => ({ name, value, before });

test('sends the changed properties only, once they are asked for', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Wir' });
  fill(store, { name: 'Wir alle', seoTitle: 'Brot' });
  await store.saveNow();
  expect([server.sentProperties, store.isChanged]).toEqual([[], false]);
  expect(await store.saveProperties(['name', 'path'])).toBe(true);
  expect(server.sentProperties).toEqual([[set('name', 'Wir alle', 'Seite')]]);
  expect(pageOf(store)).toMatchObject({ saved: { name: 'Wir alle' }, changes: [set('seoTitle', 'Brot', null)], waiting: [] });
  expect(store.get().saveState.kind).toBe('saved');
});

test('keeps what another editor has changed in another property, and asks about the same one', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Meine', seoTitle: 'Mein Titel' });
  server.writeProperties([set('path', 'andere', 'seite'), set('name', 'Andere', 'Seite')]);
  expect(await store.saveProperties(all)).toBe(true);
  expect(server.readProperties()).toEqual({ name: 'Andere', path: 'andere', seoTitle: 'Mein Titel' });
  const [conflict] = pageOf(store).conflicts;
  expect(conflict).toMatchObject({ ...set('name', 'Meine', 'Seite'), theirs: 'Andere', editor: 'mia' });
  store.resolveProperty(conflict!, 'mine');
  await store.saveNow();
  expect(server.readProperties().name).toBe('Meine');
  expect(pageOf(store)).toMatchObject({ changes: [], conflicts: [], waiting: [] });
});

test('sends once without a connection, also in the next tab', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('1'));
  server.failures = ['offline'];
  fill(store, { name: 'Wir' });
  expect(await store.saveProperties(all)).toBe(false);
  expect([store.get().saveState.kind, store.isChanged]).toEqual(['failed', true]);

  const next = open(server, device.storageOf('2'));
  expect(await next.start()).toBe(true);
  fill(next, { path: 'wir' }); // not saved by the person
  await next.saveNow();
  expect(server.sentProperties).toEqual([[set('name', 'Wir', 'Seite')]]);
  expect(pageOf(next).changes).toEqual([set('path', 'wir', 'seite')]);
  await next.saveProperties(all);
  expect([server.readProperties().path, device.entries.size]).toEqual(['wir', 0]);
});

test('continues its own text whose response was lost, once it is saved again', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['responseLost'];
  fill(store, { name: 'Wir' });
  await store.saveProperties(all);
  fill(store, { name: 'Wir alle' });
  await store.saveNow();
  expect(server.sentProperties).toHaveLength(1);
  expect(await store.saveProperties(all)).toBe(true);
  expect(server.sentProperties).toEqual([[set('name', 'Wir', 'Seite')], [set('name', 'Wir alle', 'Wir')]]);
  expect([pageOf(store).conflicts, store.get().saveState.kind]).toEqual([[], 'saved']);
});

test('sees no conflict with its own cleared address whose response was lost', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['responseLost'];
  fill(store, { path: '' });
  await store.saveProperties(all);
  server.writeProperties([set('path', '', null)]); // the server stores an empty address as an empty text
  expect(await store.saveProperties(all)).toBe(true);
  expect([pageOf(store).conflicts, pageOf(store).changes, store.get().saveState.kind]).toEqual([[], [], 'saved']);
});

test('overwrites nothing when the page is published while a property is in conflict', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Meine' });
  server.writeProperties([set('name', 'Andere', 'Seite')]);
  await store.saveProperties(all);
  const publish = jest.fn(async () => ({ updatedAt: server.version() }));
  expect(await store.change(publish)).toBe(true);
  expect(publish).toHaveBeenCalledWith(server.version());
  expect([server.readProperties().name, server.sentProperties, pageOf(store).conflicts.length]).toEqual(['Andere', [], 1]);
});

test('reports what the server does not take, and saves the blocks all the same', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['invalid'];
  fill(store, { path: 'gibt es schon' });
  expect(await store.saveProperties(all)).toBe(false);
  expect(pageOf(store)).toMatchObject({ changes: [{ name: 'path' }], waiting: [] });
  expect(pageOf(store).error).toBeDefined();
  store.edit(change('a', 'neu'));
  await store.saveNow();
  expect([server.sent.length, server.sentProperties.length]).toEqual([1, 0]);
  fill(store, { path: 'frei' });
  expect(pageOf(store).error).toBeUndefined();
  expect(await store.saveProperties(all)).toBe(true);
});

test('deletes the properties of a page that was deleted', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('a'));
  server.failures = ['deleted'];
  fill(store, { name: 'Wir' });
  expect(await store.saveProperties(all)).toBe(false);
  expect([store.get().saveState.kind, device.entries.size]).toEqual(['deleted', 0]);
});

test('undoes properties and blocks in turn after saving, and asks no server for what is put back before it was sent', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Wir' });
  await store.saveProperties(all);
  store.edit(change('a', 'neu'));
  await store.saveNow();
  server.writeProperties([set('path', 'andere', 'seite')]);
  await store.merge(server.version());
  store.edit({ do: 'undo' });
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect([textsOf(server.read()), server.readProperties().name]).toEqual(['a', 'Wir']);
  expect(pageOf(store)).toMatchObject({ saved: { path: 'andere' }, changes: [set('name', 'Seite', 'Wir')] });
  store.edit({ do: 'redo' });
  expect([pageOf(store).changes, await store.saveProperties(all), server.sentProperties.length]).toEqual([[], true, 1]);
  store.edit({ do: 'undo' });
  await store.saveProperties(all);
  expect(server.readProperties()).toEqual({ name: 'Seite', path: 'andere', seoTitle: null });
});

test('undoes the choice between two versions of a property', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Meine' });
  server.writeProperties([set('name', 'Andere', 'Seite')]);
  await store.saveProperties(all);
  store.edit({ do: 'undo' }); // another editor has changed it since
  expect(pageOf(store).changes).toEqual([]);
  store.resolveProperty(pageOf(store).conflicts[0]!, 'mine');
  await store.saveNow();
  store.edit({ do: 'undo' });
  await store.saveProperties(all);
  expect(server.readProperties().name).toBe('Andere');
});

test('keeps what is put back to its old value while it is sent', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  fill(store, { name: 'Wir' });
  const saving = store.saveProperties(all);
  await Promise.resolve(); // the request is running
  store.edit({ do: 'undo' });
  await saving;
  expect(pageOf(store)).toMatchObject({ saved: { name: 'Wir' }, changes: [set('name', 'Seite', 'Wir')], waiting: [] });
});

test('reports no failure any more when the property that could not be saved is put back', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['offline'];
  fill(store, { name: 'Wir' });
  await store.saveProperties(all);
  expect(store.get().saveState.kind).toBe('failed');
  store.edit({ do: 'undo' });
  await store.saveNow();
  expect([store.get().saveState.kind, server.sentProperties]).toEqual(['idle', []]);
});

test.each(['responseLost', 'offline'] as const)('keeps the undo of a change whose response is missing (%s)', async failure => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const store = open(server, device.storageOf('1'));
  server.failures = [failure];
  fill(store, { name: 'Wir' });
  await store.saveProperties(all);
  store.edit({ do: 'undo' });
  await store.saveNow();
  const undone = [set('name', 'Seite', 'Wir')];
  expect([pageOf(store).changes, pageOf(store).waiting]).toEqual([undone, []]);
  await store.merge('v2'); // loads what is saved
  const isSaved = failure === 'responseLost';
  expect([server.readProperties().name, server.sentProperties.length]).toEqual(isSaved ? ['Wir', 1] : ['Seite', 0]);
  expect(pageOf(store)).toMatchObject({ changes: isSaved ? undone : [], conflicts: [], waiting: [] });
  fill(store, { seoTitle: 'Brot' });
  store.stop();

  const next = open(server, device.storageOf('2'));
  await next.start();
  expect(pageOf(next)).toMatchObject({ changes: [...(isSaved ? undone : []), set('seoTitle', 'Brot', null)], conflicts: [] });
  expect(await next.saveProperties(all)).toBe(true);
  expect(server.readProperties()).toMatchObject({ name: 'Seite', seoTitle: 'Brot' });
  expect([pageOf(next).changes, device.entries.size]).toEqual([[], 0]);
});

test('keeps an undo that was made while the response was on its way and got lost', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['responseLost'];
  fill(store, { name: 'Wir' });
  const saving = store.saveProperties(all);
  await Promise.resolve(); // the request is running
  store.edit({ do: 'undo' });
  expect(await saving).toBe(false);
  expect(await store.saveProperties(all)).toBe(true);
  expect([server.readProperties().name, pageOf(store).conflicts, pageOf(store).changes]).toEqual(['Seite', [], []]);
});

test('sees no conflict with what one of two earlier tabs has sent and the server saves late', async () => {
  const server = createServer([block('a')]);
  const device = createDevice();
  const first = open(server, device.storageOf('1'));
  server.failures = ['offline'];
  fill(first, { name: 'Wir' });
  await first.saveProperties(all);
  fill(first, { name: 'Wir alle' });
  fill(open(server, device.storageOf('2')), { seoTitle: 'Brot' });

  const next = open(server, device.storageOf('3'));
  await next.start();
  server.writeProperties([set('name', 'Wir', 'Seite')]);
  await next.merge(server.version());
  expect(pageOf(next)).toMatchObject({ conflicts: [], changes: [set('name', 'Wir alle', 'Wir'), set('seoTitle', 'Brot', null)] });
});

test('sees no change in what is put back after the server has rejected it', async () => {
  const server = createServer([block('a')]);
  const store = open(server);
  server.failures = ['invalid'];
  fill(store, { path: 'gibt es schon' });
  await store.saveProperties(all);
  fill(store, { path: 'seite' });
  expect(pageOf(store).changes).toEqual([]);
});

test('keeps that an address was cleared again whose response is missing', async () => {
  const server = createServer([block('a')]);
  server.writeProperties([set('path', '', 'seite')]); // the server stores an empty address as an empty text
  const store = open(server);
  server.failures = ['responseLost'];
  fill(store, { path: 'start' });
  await store.saveProperties(all);
  fill(store, { path: '' });
  expect(pageOf(store).changes).toEqual([set('path', null, 'start')]);
  fill(store, { seoTitle: 'Brot' });
  expect(await store.saveProperties(all)).toBe(true);
  expect([server.readProperties(), pageOf(store).conflicts]).toEqual([{ name: 'Seite', path: null, seoTitle: 'Brot' }, []]);
});
