/** The title of the browser tab (SEO-01 to SEO-06, G-016). */
import { createContext, useContext, useEffect } from 'react';

interface ShopNames {
  shopName: string;
  title: string | null;
  seoTitle: string | null;
}

/** What the shop calls itself: seoTitle, else title, else its name. */
export const shopTitle = ({ seoTitle, title, shopName }: ShopNames): string => seoTitle || title || shopName;

export const ShopTitle = createContext('');

/** `Bestellstatus - Bäckerei`; without words of its own the page is called like the shop. */
export function usePageTitle(words?: string | null): void {
  const shop = useContext(ShopTitle);
  useEffect(() => {
    document.title = [words, shop].filter(Boolean).join(' - ');
  }, [words, shop]);
}
