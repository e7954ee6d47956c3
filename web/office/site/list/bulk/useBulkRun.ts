/** Prepares the selected pages, and after the confirmation changes one after the other. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListedSite } from '../useSites';
import type { BulkAction } from './bulkActions';
import { preparePages, runTasks, type Progress, type Task, type Unchanged } from './bulkSteps';

export interface BulkRun {
  step: 'checking' | 'ready' | 'running' | 'finished';
  /** Of the current step. */
  progress: Progress;
  tasks: readonly Task[];
  leftOut: readonly Unchanged[];
  changed: readonly ListedSite[];
  failures: readonly Unchanged[];
  start: () => void;
  /** Leaves the pages after the current one as they are. */
  stop: () => void;
}

type State = Omit<BulkRun, 'start' | 'stop'>;

const noProgress = { value: 0, max: 0 };
const initialState: State = { step: 'checking', progress: noProgress, tasks: [], leftOut: [], changed: [], failures: [] };

export function useBulkRun(action: BulkAction, pages: readonly ListedSite[]): BulkRun {
  const client = useApolloClient();
  const [state, setState] = useState(initialState);
  const isStopped = useRef(false);
  const change = (part: Partial<State>): void => setState(current => ({ ...current, ...part }));
  const onProgress = (progress: Progress): void => change({ progress });

  const prepare = useEffectEvent(async (isStopped: () => boolean): Promise<void> => {
    const prepared = await preparePages({ action, client, pages }, { isStopped, onProgress });
    if (!isStopped()) change({ ...prepared, step: 'ready' });
  });
  useEffect(() => {
    let isClosed = false;
    void prepare(() => isClosed);
    return () => void (isClosed = true);
  }, []);

  const start = (): void => {
    if (state.step !== 'ready') return;
    change({ step: 'running' });
    const run = runTasks(action, state.tasks, { isStopped: () => isStopped.current, onProgress });
    void run.then(results => change({ ...results, step: 'finished' }));
  };
  return { ...state, start, stop: () => void (isStopped.current = true) };
}
