/** What search engines and those who share a page are told of it (SEO-07, SEO-08, SHELL-25). The server wrote it for the first page; here it is kept up. */
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { headTags, type HeadTag } from '../../../../schema/rules/site/pageHead';
import { sharedPictureOf } from './branding';
import { ShopContext } from './shopContext';

/** What a page says of itself where the shop does not speak for it. */
export interface AboutPage {
  description?: string | null | undefined;
  /** The address of its picture. */
  picture?: string | undefined;
}

export function usePageMeta(title: string, { description, picture }: AboutPage): void {
  const shop = useContext(ShopContext);
  const address = location.origin + (useLocation().pathname.replace(/\/+$/, '') || '/');
  const words = description || shop?.config.seoDescription || shop?.config.description || '';
  const shared = picture ?? (shop && sharedPictureOf(shop));
  const image = shared ? new URL(shared, location.origin).href : null;
  const shopName = shop?.config.shopName ?? '';
  useEffect(() => {
    for (const old of document.head.querySelectorAll(known)) old.remove();
    document.head.append(...headTags({ title, description: words, address, image, shopName }).map(elementOf));
  }, [address, title, words, image, shopName]);
}

/** What another page, or the server, said in their place. */
const known = 'link[rel=canonical], meta[name=description], meta[name^="twitter:"], meta[property^="og:"]';

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
