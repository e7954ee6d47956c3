/** Passes the settings and branches to all pages of the shop, and to the notice above them when scripts are off. */
import { type Shop, ShopContext } from './state/shopContext';
import type { ReactNode } from 'react';
import { NoScriptNotice } from './NoScriptNotice';
import { ShopTitleContext } from './state/pageTitle';
import { shopTitle } from '../../../schema/rules/site/pageHead';

export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => (
  <ShopContext value={shop}>
    <NoScriptNotice />
    <ShopTitleContext value={shopTitle(shop.config)}>{children}</ShopTitleContext>
  </ShopContext>
);
