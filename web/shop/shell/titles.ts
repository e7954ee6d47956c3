/** What a page is called: in the browser tab (SEO-01 to SEO-06, G-016), and where it is found or shared. */
import { createContext, useContext, useEffect } from 'react';
import { usePageMeta, type AboutPage } from './usePageMeta';

interface ShopNames {
  shopName: string;
  title: string | null;
  seoTitle: string | null;
}

/** What the shop calls itself: seoTitle, else title, else its name. */
export const shopTitle = ({ seoTitle, title, shopName }: ShopNames): string => seoTitle || title || shopName;

export const ShopTitle = createContext('');

/** `Bestellstatus - Bäckerei`; without words of its own the page is called like the shop. */
export function usePageTitle(words?: string | null, about: AboutPage = {}): void {
  const title = [words, useContext(ShopTitle)].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageMeta(title, about);
}
