/** Reads the menu again as soon as something of it has changed, so that what is sold out is said in open carts too. */
import { useEffect, useRef } from 'react';
import { useCatalogueChangedSubscription, type StoreQuery } from './Store.generated';

/** Milliseconds over which a thousand open shops spread their questions. */
const soon = 1_500;
/** What was never shown here is likely sold elsewhere, but may be new on this menu: no hurry. */
const later = 30_000;

/** The settings have no id of their own. */
const settings = 'config';

const idsOf = (branch: StoreQuery['branch']): string[] => [
  branch.id,
  ...branch.menus.flatMap(menu => [
    menu.id,
    ...menu.catalog.flatMap(({ category, products }) => [category, ...products].flatMap(record => (record ? [record.id] : []))),
  ]),
];

export function useCatalogueNews(branch: StoreQuery['branch'] | undefined, refresh: () => void): void {
  // What is off the menu today may be back tomorrow: whatever was shown once concerns this page.
  const shown = useRef(new Set([settings]));
  const timer = useRef<{ due: number; id: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    if (branch) for (const id of idsOf(branch)) shown.current.add(id);
  }, [branch]);
  useEffect(() => () => clearTimeout(timer.current?.id), []);
  useCatalogueChangedSubscription({
    onData: ({ data }) => {
      const news = data.data?.catalogueChanged;
      if (!news) return;
      const isShown = news.isMore || news.ids.some(id => shown.current.has(id));
      const wait = Math.random() * (isShown ? soon : later);
      const due = Date.now() + wait;
      if (timer.current && timer.current.due <= due) return; // read sooner anyway
      clearTimeout(timer.current?.id);
      const read = (): void => {
        timer.current = undefined;
        refresh();
      };
      timer.current = { due, id: setTimeout(read, wait) };
    },
    onError: () => {}, // the menu is read again every four hours all the same
  });
}
