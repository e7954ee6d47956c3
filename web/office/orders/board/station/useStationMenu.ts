/** Loads the categories of the products, only while they are needed, and again when an order has an unknown product. */
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { onConnectionChange } from '../../../../app/socket/connection';
import { now } from '../../../../hooks/serverTime';
import { useOffice } from '../../../shell/officeContext';
import type { CardOrder } from '../board';
import { unknownProducts } from './station';
import { StationMenusDocument } from './Station.generated';
import { stationMenu, type StationMenu } from './stationMenu';

/** Finds new menus, and products that have moved. */
const refreshInterval = 300_000;

interface MenuQuery {
  /** The ids of the branches. */
  readonly branches: readonly string[];
  readonly orders: readonly CardOrder[] | undefined;
  readonly isNeeded: boolean;
}

export function useStationMenu({ branches, orders, isNeeded }: MenuQuery) {
  const client = useApolloClient();
  const { timezone } = useOffice().config;
  const [menu, setMenu] = useState<StationMenu>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ids = branches.join(' ');
  useEffect(() => {
    if (!isNeeded || !ids) return;
    let isCurrent = true;
    let isLoaded = false;
    const load = async (): Promise<void> => {
      const loaded = await loadMenu(client, ids.split(' '), timezone);
      if (!isCurrent) return;
      isLoaded = loaded !== undefined;
      setFailed(!isLoaded);
      // The same object while nothing has changed, because all cards use it.
      if (loaded) setMenu(previous => (JSON.stringify(previous) === JSON.stringify(loaded) ? previous : loaded));
    };
    void load();
    const timer = setInterval(() => void load(), refreshInterval);
    const stopWatching = onConnectionChange(state => state === 'live' && !isLoaded && void load());
    return () => {
      isCurrent = false;
      clearInterval(timer);
      stopWatching();
    };
  }, [client, ids, isNeeded, timezone, attempt]);
  const reload = useCallback(() => setAttempt(count => count + 1), []);
  useReloadForNewProducts({ orders, menu: isNeeded ? menu : undefined, reload });
  return { menu, hasFailed, reload };
}

/** One small query for each branch. The cache of the client is not used, because the phone order stores more of the same menus there. */
async function loadMenu(client: ApolloClient, branches: readonly string[], timezone: string): Promise<StationMenu | undefined> {
  const queries = branches.map(branch => client.query({ query: StationMenusDocument, variables: { branch }, fetchPolicy: 'no-cache' }));
  const responses = await Promise.all(queries).catch(() => []);
  const loaded = responses.flatMap(({ data }) => data?.branch ?? []);
  return loaded.length === branches.length ? stationMenu(loaded, inZone(now(), timezone)) : undefined;
}

interface ReloadQuery {
  readonly orders: readonly CardOrder[] | undefined;
  readonly menu: StationMenu | undefined;
  readonly reload: () => void;
}

/** Each unknown product causes one reload at most. Those of the first response are on no menu. */
function useReloadForNewProducts({ orders, menu, reload }: ReloadQuery): void {
  const checked = useRef(new Set<string>());
  const hasChecked = useRef(false);
  useEffect(() => {
    if (!orders || !menu) return;
    const products = unknownProducts(orders, menu).filter(id => !checked.current.has(id));
    for (const id of products) checked.current.add(id);
    if (products.length > 0 && hasChecked.current) reload();
    hasChecked.current = true;
  }, [orders, menu, reload]);
}
