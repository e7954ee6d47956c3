/** Sets the title of a page in the browser tab (SEO-01 to SEO-06, G-016) and in its metadata. */
import { createContext, useContext, useEffect } from 'react';
import { pageTitle } from '../../../../schema/rules/site/pageHead';
import { usePageMeta, type PageMeta } from './usePageMeta';

export const ShopTitleContext = createContext('');

/** Sets for example `Bestellstatus - Bäckerei`; without a text of its own, the title of the shop. */
export function usePageTitle(text?: string | null, meta: PageMeta = {}): void {
  const title = pageTitle(text, useContext(ShopTitleContext));
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageMeta(title, meta);
}
