/** The sign in the browser's tab: the shop's own, else the pretzel of index.html. */
import { useEffect } from 'react';
import { imageAddress, type ImageAddress } from '../../ui/Picture';

export function useFavicon(favicon: ImageAddress | null | undefined): void {
  useEffect(() => {
    if (!favicon) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'icon';
    link.type = '';
    link.href = imageAddress(favicon, 'icon');
  }, [favicon]);
}
