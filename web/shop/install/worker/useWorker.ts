/** Returns the state of the service worker. */
import { useSyncExternalStore } from 'react';
import { getWorkerState, initialState, onWorkerChange, type WorkerState } from './worker';

export const useWorker = (): WorkerState => useSyncExternalStore(onWorkerChange, getWorkerState, () => initialState);
