/** What the blocks of a page need of the shop. */
import { lazy, useMemo, type ComponentType } from 'react';
import type { CanvasParts } from '../../blocks/pageContext';
import type { Page } from './pageMeta';
import { useShop, publicBranches } from '../shell/state/shopContext';

/** Loaded lazily, because few visitors request an offer. */
const OrderRequestDialog = lazy(async () => ({ default: (await import('../orderRequest/OrderRequestDialog')).OrderRequestDialog }));

interface Options {
  isPreview: boolean;
  /** What the preview adds. */
  canvas: CanvasParts | undefined;
  hasHero: boolean;
  HeroAction: ComponentType | undefined;
}

export function usePageContext(page: Page, { isPreview, canvas, hasHero, HeroAction }: Options) {
  const { config, branches } = useShop();
  const canRequestOffer = publicBranches(branches).length > 0;
  return useMemo(
    () => ({
      id: page.id,
      shopName: config.shopName,
      email: page.settings?.email || config.email,
      isHome: page.path === '',
      isPreview,
      hasHero,
      ...(canvas && { canvas }),
      ...(HeroAction && { HeroAction }),
      ...(canRequestOffer && { OrderRequestDialog }),
    }),
    [config, page, canRequestOffer, isPreview, canvas, hasHero, HeroAction],
  );
}
