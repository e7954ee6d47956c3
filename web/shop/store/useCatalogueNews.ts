/** Reads the menu again as soon as something of it has changed, so that what is sold out is said in open carts too. */
import { useEffect, useRef } from 'react';
import { useCatalogueChangedSubscription, type StoreQuery } from './Store.generated';

/** Milliseconds over which a thousand open shops spread their questions. */
const spread = 1_500;

/** The settings have no id of their own. */
const settings = 'config';

/** Whether the news are about what is shown. A product that is new on the menu changes the menu. */
const concerns = (branch: StoreQuery['branch'], ids: readonly string[]): boolean => {
  const shown = new Set([settings, branch.id]);
  for (const menu of branch.menus) {
    shown.add(menu.id);
    for (const { category, products } of menu.catalog) for (const record of [category, ...products]) if (record) shown.add(record.id);
  }
  return ids.some(id => shown.has(id));
};

export function useCatalogueNews(branch: StoreQuery['branch'] | undefined, refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCatalogueChangedSubscription({
    onData: ({ data }) => {
      const news = data.data?.catalogueChanged;
      if (!branch || !news || !(news.isMore || concerns(branch, news.ids))) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(refresh, Math.random() * spread);
    },
    onError: () => {}, // the menu is read again every four hours all the same
  });
}
