/** Loads the categories of the products while a station needs them, and again after each change of the catalogue and each lost connection. */
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { onLiveAgain, useOnFirstConnection } from '../../../../app/socket/connection';
import { now } from '../../../../hooks/serverTime';
import { useCatalogueChangedSubscription } from '../../../../ordering/menu/Store.generated';
import { useOffice } from '../../../shell/officeContext';
import { StationMenusDocument } from './Station.generated';
import { stationMenu, type StationMenu } from './stationMenu';

/** `branches` are ids. */
export function useStationMenu(branches: readonly string[], isNeeded: boolean) {
  const client = useApolloClient();
  const { timezone } = useOffice().config;
  const [menu, setMenu] = useState<StationMenu>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt(count => count + 1), []);
  const ids = branches.join(' ');
  useEffect(() => {
    if (!isNeeded || !ids) return;
    let isCurrent = true;
    void loadMenu(client, ids.split(' '), timezone).then(loaded => {
      if (!isCurrent) return;
      setFailed(!loaded);
      // The same object while nothing has changed, because all cards use it.
      if (loaded) setMenu(previous => (JSON.stringify(previous) === JSON.stringify(loaded) ? previous : loaded));
    });
    return () => void (isCurrent = false);
  }, [client, ids, isNeeded, timezone, attempt]);
  useEffect(() => (isNeeded ? onLiveAgain(reload) : undefined), [isNeeded, reload]);
  useOnFirstConnection(reload);
  useCatalogueChangedSubscription({
    skip: !isNeeded,
    onData: ({ data: { data } }) => {
      if (data?.catalogueChanged.ids.length) reload(); // the first event names no change
    },
    onError: () => {}, // a connection that is back loads the menu too
  });
  return { menu, hasFailed, reload };
}

/** One small query for each branch. The cache of the client is not used, because the phone order stores more of the same menus there. */
async function loadMenu(client: ApolloClient, branches: readonly string[], timezone: string): Promise<StationMenu | undefined> {
  const queries = branches.map(branch => client.query({ query: StationMenusDocument, variables: { branch }, fetchPolicy: 'no-cache' }));
  const responses = await Promise.all(queries).catch(() => []);
  const loaded = responses.flatMap(({ data }) => data?.branch ?? []);
  return loaded.length === branches.length ? stationMenu(loaded, inZone(now(), timezone)) : undefined;
}
