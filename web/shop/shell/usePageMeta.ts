/** What search engines and those who share a page are told of it (SEO-07, SEO-08, SHELL-25). */
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { sharedPictureOf } from './look';
import { ShopContext } from './shop';

/** What a page says of itself where the shop does not speak for it. */
export interface AboutPage {
  description?: string | null;
  /** The address of its picture. */
  picture?: string | undefined;
}

export function usePageMeta(title: string, { description, picture }: AboutPage): void {
  const shop = useContext(ShopContext);
  const address = location.origin + (useLocation().pathname.replace(/\/+$/, '') || '/');
  const words = description || shop?.config.seoDescription || shop?.config.description || '';
  const shared = picture ?? (shop && sharedPictureOf(shop));
  const image = shared ? new URL(shared, location.origin).href : '';
  useEffect(() => {
    const named = {
      description: words,
      'twitter:card': image ? 'summary_large_image' : 'summary',
      'twitter:title': title,
      'twitter:description': words,
    };
    const graph = { 'og:title': title, 'og:description': words, 'og:url': address, ...(image && { 'og:image': image }) };
    const taken = [
      put('link[rel=canonical]', 'link', { rel: 'canonical', href: address }),
      ...Object.entries(named).map(([name, content]) => put(`meta[name="${name}"]`, 'meta', { name, content })),
      ...Object.entries(graph).map(([property, content]) => put(`meta[property="${property}"]`, 'meta', { property, content })),
    ];
    return () => taken.forEach(restore => restore());
  }, [address, title, words, image]);
}

/** Fills the element that is there, or a new one; answers how to have it as it was. */
function put(selector: string, tag: string, values: Record<string, string>): () => void {
  const known = document.head.querySelector(selector);
  const element = known ?? document.head.appendChild(document.createElement(tag));
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  return () => {
    if (!known) element.remove();
    else for (const [name, value] of before) element.setAttribute(name, value);
  };
}
