/** Reloads the menu when the catalogue changes, so that open carts learn of unavailable products at once. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { renderedCatalogueVersion } from '../../app/rendering/renderedState';
import { StoreServiceDocument, useCatalogueChangedSubscription, type StoreQuery } from './Store.generated';

/** Milliseconds over which many open shops spread their requests. */
const maxDelay = 1_500;
/** A record that this page never displayed is likely sold elsewhere, but may be new on this menu, so its reload can wait. */
const maxDelayOfUnknown = 30_000;

/** The settings have no id of their own. */
const settingsId = 'config';

const idsOf = (branch: StoreQuery['branch']): string[] => [
  branch.id,
  ...branch.menus.flatMap(menu => [
    menu.id,
    ...menu.catalog.flatMap(({ category, products }) => [category, ...products].flatMap(record => (record ? [record.id] : []))),
  ]),
];

export function useCatalogueUpdates(branch: StoreQuery['branch'] | undefined, refresh: () => void): void {
  // A record that is off the menu may return, so every record that was displayed once is relevant.
  const displayedIds = useRef(new Set([settingsId]));
  useEffect(() => {
    if (branch) for (const id of idsOf(branch)) displayedIds.current.add(id);
  }, [branch]);
  const reloadWithin = useReload(refresh);
  const version = useRef(renderedCatalogueVersion());
  useCatalogueChangedSubscription({
    onData: ({ client, data }) => {
      const change = data.data?.catalogueChanged;
      if (!change) return;
      const isOutdated = change.version > version.current;
      version.current = Math.max(version.current, change.version);
      // The subscription has started, maybe after a change.
      if (change.ids.length === 0) return isOutdated ? reloadWithin(maxDelay) : undefined;
      // Customers see a pause within two seconds, so this small response does not wait. The menu follows.
      if (branch && change.ids.includes(branch.id)) {
        const variables = { id: branch.id };
        client.query({ query: StoreServiceDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
      }
      const isDisplayed = change.hasMore || change.ids.some(id => displayedIds.current.has(id));
      reloadWithin(isDisplayed ? maxDelay : maxDelayOfUnknown);
    },
    onError: () => {}, // the menu is reloaded every four hours anyway
  });
}

/** Returns a function that calls `refresh` at a random time within so many milliseconds, unless an earlier call is due already. */
function useReload(refresh: () => void): (maxDelay: number) => void {
  const timer = useRef<{ due: number; id: ReturnType<typeof setTimeout> }>(undefined);
  const reload = useEffectEvent(() => {
    timer.current = undefined;
    refresh();
  });
  useEffect(() => () => clearTimeout(timer.current?.id), []);
  return maxDelay => {
    const delay = Math.random() * maxDelay;
    const due = Date.now() + delay;
    if (timer.current && timer.current.due <= due) return;
    clearTimeout(timer.current?.id);
    timer.current = { due, id: setTimeout(() => reload(), delay) };
  };
}
