/** The two steps of an action on several pages: each page is prepared, then changed. A page that fails does not stop the others. */
import type { ApolloClient } from '@apollo/client';
import { site } from '../../../../../schema/collections/site';
import { errorMessage, failureText } from '../../../../collection/errorMessages';
import type { ListedSite } from '../useSites';
import type { BulkAction, Preparation } from './bulkActions';

export interface Task {
  page: ListedSite;
  run: () => Promise<unknown>;
}

/** A page that stays as it is. */
export interface Unchanged {
  page: ListedSite;
  reason: string;
}

/** How many pages are done. */
export interface Progress {
  value: number;
  max: number;
}

interface StepControl {
  isStopped: () => boolean;
  onProgress: (progress: Progress) => void;
}

interface BulkRequest {
  action: BulkAction;
  client: ApolloClient;
  pages: readonly ListedSite[];
}

const reasonFor =
  ({ operation }: BulkAction) =>
  (error: unknown): string =>
    errorMessage(error, failureText(site, operation));

/** Returns what can be done with the pages; of a tree that is deleted, the lowest pages first. */
export async function preparePages({ action, client, pages }: BulkRequest, { isStopped, onProgress }: StepControl) {
  const tasks: Task[] = [];
  const leftOut: Unchanged[] = [];
  const reasonOf = reasonFor(action);
  for (const [index, page] of (action.operation === 'delete' ? pages.toReversed() : pages).entries()) {
    if (isStopped()) break;
    onProgress({ value: index, max: pages.length });
    const prepared = await action.prepare(client, page, pages).catch((error: unknown): Preparation => ({ reason: reasonOf(error) }));
    if ('run' in prepared) tasks.push({ page, run: prepared.run });
    else leftOut.push({ page, reason: prepared.reason });
  }
  return { tasks, leftOut };
}

/** Changes the pages and returns those that were changed, and those that were not. */
export async function runTasks(action: BulkAction, tasks: readonly Task[], { isStopped, onProgress }: StepControl) {
  const changed: ListedSite[] = [];
  const failures: Unchanged[] = [];
  for (const [index, { page, run }] of tasks.entries()) {
    onProgress({ value: index, max: tasks.length });
    const reason = isStopped() ? 'Wurde nicht mehr bearbeitet.' : await run().then(() => null, reasonFor(action));
    if (reason === null) changed.push(page);
    else failures.push({ page, reason });
  }
  return { changed, failures };
}
