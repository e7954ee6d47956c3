/** Updates the metadata for search engines and shared links (SEO-07, SEO-08, SHELL-25). The server renders it for the first page. */
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { headTags, type HeadTag } from '../../../../schema/rules/site/pageHead';
import { shareImageUrl } from './branding';
import { ShopContext } from './shopContext';

/** The metadata of a page; the shop's own is the fallback. */
export interface PageMeta {
  description?: string | null | undefined;
  /** The URL of its image. */
  image?: string | undefined;
}

export function usePageMeta(title: string, { description, image }: PageMeta): void {
  const shop = useContext(ShopContext);
  const path = useLocation().pathname.replace(/\/+$/, '') || '/';
  const descriptionText = description || shop?.config.seoDescription || shop?.config.description || '';
  const imageUrl = image ?? (shop && shareImageUrl(shop));
  const shopName = shop?.config.shopName ?? '';
  useEffect(() => {
    const url = location.origin + path;
    const absoluteImageUrl = imageUrl ? new URL(imageUrl, location.origin).href : null;
    for (const element of document.head.querySelectorAll(metaSelector)) element.remove();
    document.head.append(...headTags({ title, description: descriptionText, url, image: absoluteImageUrl, shopName }).map(createElement));
  }, [path, title, descriptionText, imageUrl, shopName]);
}

/** Matches the tags of the previous page or of the server. */
const metaSelector = 'link[rel=canonical], meta[name=description], meta[name^="twitter:"], meta[property^="og:"]';

function createElement({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
