/** The sign in the browser's tab: the shop's own, else the pretzel of index.html. */
import { useEffect } from 'react';

export function useFavicon(address: string | null | undefined): void {
  useEffect(() => {
    if (!address) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'icon';
    link.type = '';
    link.href = address;
  }, [address]);
}
