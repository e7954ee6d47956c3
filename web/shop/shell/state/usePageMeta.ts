/** Updates the metadata for search engines and shared links (SEO-07, SEO-08, SHELL-25). The server renders it for the first page. */
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { headTags, shareImageOf, type HeadTag } from '../../../../schema/rules/site/pageHead';
import type { ImageUrlParts } from '../../../../schema/site/imageUrls';
import { ShopContext } from './shopContext';

/** The metadata of a page; the shop's own is the fallback. */
export interface PageMeta {
  description?: string | null | undefined;
  image?: ImageUrlParts | null | undefined;
}

export function usePageMeta(title: string, { description, image }: PageMeta): void {
  const shop = useContext(ShopContext);
  const path = useLocation().pathname.replace(/\/+$/, '') || '/';
  const descriptionText = description || shop?.config.seoDescription || shop?.config.description || '';
  const shareImage = shareImageOf(image ?? shop?.config.shareImage, shop?.environment.shareImage);
  const shopName = shop?.config.shopName ?? '';
  useEffect(() => {
    const url = location.origin + path;
    const renderedUrl = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    // The data for search engines is only that of the page which the server has rendered.
    const isOtherPage = renderedUrl !== undefined && new URL(renderedUrl).pathname !== path;
    const outdatedTags = isOtherPage ? `${metaSelector}, script[type="application/ld+json"]` : metaSelector;
    for (const element of document.head.querySelectorAll(outdatedTags)) element.remove();
    document.head.append(...headTags({ title, description: descriptionText, url, image: shareImage, shopName }).map(createElement));
  }, [path, title, descriptionText, shareImage?.url, shopName]);
}

/** Matches the tags of the previous page or of the server. */
const metaSelector = 'link[rel=canonical], meta[name=description], meta[name^="twitter:"], meta[property^="og:"]';

function createElement({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
