/** The effects of every page of the shop. */
import type { ShopQuery } from '../Shop.generated';
import { type RefObject, useMemo } from 'react';
import { shopTheme, faviconUrl } from './branding';
import { useTheme } from '../../../app/theme';
import { useFavicon } from './useFavicon';
import { useScrollReveal } from './useScrollReveal';
import { useScrollRestoration } from './useScrollRestoration';
import { usePageFocus } from './usePageFocus';

/** Applies the branding, and restores scroll position and focus when the page changes. */
export function usePageEffects(data: ShopQuery | undefined, content: RefObject<HTMLElement | null>): void {
  const theme = useMemo(() => data && shopTheme(data), [data]);
  useTheme(theme);
  useFavicon(data && faviconUrl(data));
  useScrollReveal();
  useScrollRestoration();
  usePageFocus(content);
}
