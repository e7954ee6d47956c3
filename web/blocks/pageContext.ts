/** Data about the page and the shop for the blocks of a page. */
import { createContext, useContext, type ComponentType } from 'react';
import type { PageBlockFragment } from './Page.generated';

export type BlockData = PageBlockFragment;

/** Returns the values of the block, which are in the field of its type. */
export function blockValue(block: BlockData): object | null {
  const values: Readonly<Record<string, unknown>> = block;
  const value = values[block.type];
  return typeof value === 'object' ? value : null;
}

export type OrderRequestData = NonNullable<BlockData['orderRequest']>;

interface PageContextValue {
  shopName: string;
  /** The e-mail address for job applications (G-081). */
  email: string | null;
  /** Whether this is the home page `/`; only its balloon shows news. */
  isHome: boolean;
  /** The dialog of the order request form; without it the button is not shown. */
  OrderRequestDialog?: ComponentType<{ request: OrderRequestData; onClose: () => void }>;
}

export const PageContext = createContext<PageContextValue>({ shopName: '', email: null, isHome: false });

export const usePage = (): PageContextValue => useContext(PageContext);
