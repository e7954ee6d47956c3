/** What a page is called: in the browser tab (SEO-01 to SEO-06, G-016), and where it is found or shared. */
import { createContext, useContext, useEffect } from 'react';
import { pageTitle } from '../../../../schema/rules/site/pageHead';
import { usePageMeta, type AboutPage } from './usePageMeta';

export const ShopTitle = createContext('');

/** `Bestellstatus - Bäckerei`; without words of its own the page is called like the shop. */
export function usePageTitle(words?: string | null, about: AboutPage = {}): void {
  const title = pageTitle(words, useContext(ShopTitle));
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageMeta(title, about);
}
