/** What search engines and those who share a page are told of it (SEO-07, SEO-08). */
import { useEffect } from 'react';
import { imageAddress } from '../../ui/Picture';
import { useShop } from '../shell/shop';
import type { Page } from './PageView';

export function usePageMeta({ path, title, name, description, seoTitle, seoDescription, image }: Page): void {
  const { config } = useShop();
  const words = seoDescription || description || config.seoDescription || config.description || '';
  const called = seoTitle || title || name;
  const picture = image ? location.origin + imageAddress(image, 'medium') : '';
  useEffect(() => {
    const address = `${location.origin}/${path}`;
    const taken = [
      put('link[rel=canonical]', 'link', { rel: 'canonical', href: address }),
      ...Object.entries({ description: words, 'twitter:card': 'summary', 'twitter:title': called, 'twitter:description': words }).map(
        ([key, content]) => put(`meta[name="${key}"]`, 'meta', { name: key, content }),
      ),
      ...Object.entries({ 'og:title': called, 'og:description': words, 'og:url': address, ...(picture && { 'og:image': picture }) }).map(
        ([key, content]) => put(`meta[property="${key}"]`, 'meta', { property: key, content }),
      ),
    ];
    return () => taken.forEach(restore => restore());
  }, [path, words, called, picture]);
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
