/** Shows the number of waiting orders on the icon of the tab, and on the icon of the installed app. */
import { useEffect } from 'react';

const maxNumber = 99;

const badgeIcon = (count: number): string => {
  const text = count > maxNumber ? '99+' : `${count}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#b42318"/><text x="16" y="23" font-family="sans-serif" font-size="${text.length > 2 ? 14 : 19}" font-weight="700" text-anchor="middle" fill="#fff">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

export function useTabBadge(count: number): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || count === 0) return;
    const { href } = icon;
    icon.href = badgeIcon(count);
    void navigator.setAppBadge?.(count).catch(() => {});
    return () => {
      icon.href = href;
      void navigator.clearAppBadge?.().catch(() => {});
    };
  }, [count]);
}
