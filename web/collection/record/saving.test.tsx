/** Saving records while a person continues to type. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { tag } from '../../../schema/collections/tag';
import type { EditableRecord, WriteHooks } from '../collectionHooks';
import { RecordPage } from './RecordPage';

interface Sent {
  input: object;
  ifMatch?: string;
}

/** Hooks with a server that answers a write when the test lets it. */
function createFakeHooks() {
  let record: EditableRecord = {
    id: '1',
    updatedAt: 'v1',
    viewerCanUpdate: true,
    viewerCanDelete: false,
    viewerEditableFields: Object.keys(tag.fields),
    name: 'Garten',
    sortOrder: 0,
  };
  const listeners = new Set<() => void>();
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  const store = (changes: object): void => {
    record = { ...record, ...changes, updatedAt: `v${Number(record.updatedAt.slice(1)) + 1}` };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const useWrite = () => {
    const [loading, setLoading] = useState(false);
    const write = async ({ variables }: { variables: Sent }) => {
      sent.push(variables);
      setLoading(true);
      await new Promise<void>(resolve => waiting.push(resolve));
      store(variables.input);
      setLoading(false);
      return { data: { record } };
    };
    return [write, { loading }] as const;
  };
  const hooks: WriteHooks = {
    useList: () => ({}),
    useOptions: () => ({}),
    useGet: () => ({ data: { record: useSyncExternalStore(subscribe, () => record) } }),
    useCreate: useWrite,
    useUpdate: useWrite,
    useDelete: () => [async () => undefined, {}],
  };
  /** Lets the running write arrive, and waits until the page has its response. */
  const respond = () => act(async () => waiting.shift()!());
  return { hooks, sent, store: (changes: object) => act(() => store(changes)), respond };
}

function openRecord(id: string) {
  const fake = createFakeHooks();
  const page = <RecordPage definition={tag} hooks={fake.hooks} can={() => true} formFields={tag.fields} />;
  const router = createMemoryRouter(
    [
      { path: '/tags', element: 'Liste' },
      { path: '/tags/:id', element: page },
    ],
    { initialEntries: [`/tags/${id}`] },
  );
  render(<RouterProvider router={router} />);
  return { ...fake, user: userEvent.setup() };
}

const nameInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const hint = () => screen.queryByText('Ungespeicherte Änderungen');
const saveButton = () => screen.getByRole('button', { name: 'Speichern' });

test('keeps what is typed during a save unsaved, and stores it next on the version of the first', async () => {
  const { user, sent, respond } = openRecord('1');
  await user.type(nameInput(), ' A');
  await user.click(saveButton());
  await user.type(nameInput(), 'B');
  await respond();
  expect(nameInput().value).toBe('Garten AB');
  expect(hint()).toBeTruthy();

  await user.click(saveButton());
  await respond();
  expect(sent.map(({ input, ifMatch }) => [ifMatch, input])).toMatchObject([
    ['v1', { name: 'Garten A' }],
    ['v2', { name: 'Garten AB' }],
  ]);
  await waitFor(() => expect(hint()).toBeNull());
});

test('keeps what is typed beside a version of someone else, and overwrites neither', async () => {
  const { user, sent, store } = openRecord('1');
  store({ name: 'Terrasse' });
  expect(nameInput().value).toBe('Terrasse');
  await user.type(nameInput(), ' A');
  store({ name: 'Balkon' });
  expect(nameInput().value).toBe('Terrasse A');
  await user.click(saveButton());
  expect(sent).toMatchObject([{ ifMatch: 'v2', input: { name: 'Terrasse A' } }]);
});

test('saves what is typed while a record is created in that record, before the list opens', async () => {
  const { user, sent, respond } = openRecord('new');
  await user.type(nameInput(), 'Neu');
  await user.click(saveButton());
  await user.type(nameInput(), 'er');
  await respond();
  expect(nameInput().value).toBe('Neuer');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(saveButton());
  await respond();
  await screen.findByText('Liste');
  expect(sent).toMatchObject([{ input: { name: 'Neu' } }, { id: '1', ifMatch: 'v2', input: { name: 'Neuer' } }]);
});
