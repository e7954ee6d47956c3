/** Loads the data of the page again, also what the server has changed without a message. `reload` returns whether it has loaded. */
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';

export function useReload() {
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const reload = async (): Promise<boolean> => {
    setState('loading');
    const results = await client.refetchQueries({ include: 'active' }).catch(() => null);
    const hasLoaded = results?.every(({ error }) => !error) ?? false;
    setState(hasLoaded ? 'idle' : 'failed');
    return hasLoaded;
  };
  return { reload, isReloading: state === 'loading', hasFailed: state === 'failed' };
}
