/** The live records of a branch screen. */
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ScreenStore, type ScreenSource, type ScreenState } from './screenStore';

/** `createSource` is the same function each time. */
export function useScreenStore<R>(
  branch: string,
  createSource: (client: ApolloClient, branch: string) => ScreenSource<R>,
): ScreenState<R> & { store: ScreenStore<R> } {
  const client = useApolloClient();
  const store = useMemo(() => new ScreenStore(createSource(client, branch)), [client, branch, createSource]);
  useEffect(() => store.connect(), [store]);
  return { ...useSyncExternalStore(store.subscribe, store.getState), store };
}
