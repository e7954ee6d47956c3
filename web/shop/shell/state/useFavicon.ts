/** Sets the icon of the browser tab to that of the shop, else keeps the icon of index.html. */
import { useEffect } from 'react';

export function useFavicon(url: string | null | undefined): void {
  useEffect(() => {
    if (!url) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.head.appendChild(document.createElement('link'));
    if (link.getAttribute('href') === url) return; // the server has rendered it with its type
    link.rel = 'icon';
    link.type = '';
    link.href = url;
  }, [url]);
}
