/** What the blocks of a page know of the page they stand on, and of the shop. */
import { createContext, useContext, type ComponentType } from 'react';
import type { PageBlockFragment } from './Page.generated';

export type ShownBlock = PageBlockFragment;
export type OrderRequest = NonNullable<ShownBlock['orderRequest']>;

interface PageSurroundings {
  shopName: string;
  /** Where applications go (G-081). */
  email: string | null;
  /** The page at `/`: only there the balloon carries the news. */
  isHome: boolean;
  /** What opens when somebody asks for an offer; without it there is nothing to press. */
  RequestDialog?: ComponentType<{ request: OrderRequest; onClose: () => void }>;
}

export const PageContext = createContext<PageSurroundings>({ shopName: '', email: null, isHome: false });

export const usePage = (): PageSurroundings => useContext(PageContext);
