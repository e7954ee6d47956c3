import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { ListedSite } from '../useSites';
import { bulkActions, type BulkAction } from './bulkActions';
import { preparePages, runTasks } from './bulkSteps';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const pages = ['a', 'b', 'c', 'd'].map((id): ListedSite => ({
  ...{ id, name: id, path: id, isPublic: true, hasDraft: true, updatedAt: '', lastEditor: null, planState: null, parent: null },
}));
const namesOf = (changes: readonly { page: ListedSite }[]) => changes.map(({ page }) => page.id).join('');
const noStop = { isStopped: () => false, onProgress: () => {} };

/** Leaves the page b out, and fails for the page c. */
const actionOf = (name: keyof typeof bulkActions): BulkAction => ({
  ...bulkActions[name],
  prepare: (_client, { id }) =>
    Promise.resolve(id === 'b' ? { reason: 'leer' } : { run: () => (id === 'c' ? Promise.reject(new Error()) : Promise.resolve()) }),
});

test.each([
  ['publish', 'acd', 'ad'],
  ['delete', 'dca', 'da'],
] as const)('%s: goes on after a page that fails', async (name, prepared, done) => {
  const action = actionOf(name);
  const { tasks, leftOut } = await preparePages({ action, client, pages }, noStop);
  expect([namesOf(tasks), leftOut.map(({ reason }) => reason)]).toEqual([prepared, ['leer']]);
  const { changed, failures } = await runTasks(action, tasks, noStop);
  expect(changed.map(({ id }) => id).join('')).toBe(done);
  expect(failures).toMatchObject([{ page: { id: 'c' }, reason: expect.stringMatching(/^Seite konnte nicht /) }]);
});

test('leaves the pages as they are after it was stopped, and reports them', async () => {
  const action = actionOf('publish');
  const { tasks } = await preparePages({ action, client, pages }, noStop);
  const steps: number[] = [];
  const control = { isStopped: () => steps.length > 1, onProgress: ({ value }: { value: number }) => void steps.push(value) };
  const { changed, failures } = await runTasks(action, tasks, control);
  expect([changed.map(({ id }) => id).join(''), namesOf(failures)]).toEqual(['a', 'cd']);
});
