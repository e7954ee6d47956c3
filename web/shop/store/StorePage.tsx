/** The store page: the menu of a branch with the cart next to it. */
import { useState } from 'react';
import { CartPanel } from '../cart/CartPanel';
import { LazyConfigurator } from './LazyConfigurator';
import { MenuBar } from './menuBar/MenuBar';
import { NotFoundPage } from '../shell/NotFoundPage';
import { OpenProductDetails } from './product/OpenProductDetails';
import { useProductDetails } from './product/useProductDetails';
import { StoreHeader } from './StoreHeader';
import { useStorePage } from './useStorePage';
import { type ConfiguratorTarget, StoreMenu } from './StoreMenu';

export function StorePage() {
  const details = useProductDetails();
  const { menu, canOrder, hasCategoryBar } = useStorePage(details.product);
  const [configuratorTarget, setConfiguratorTarget] = useState<ConfiguratorTarget | null>(null);
  if (details.isUnknown) return <NotFoundPage />;
  return (
    <>
      <StoreHeader />
      <MenuBar menu={menu} hasCategories={hasCategoryBar} />
      <CartPanel isEditing={configuratorTarget?.line !== undefined} onEdit={line => setConfiguratorTarget({ product: line.product, line })}>
        <StoreMenu menu={menu} canOrder={canOrder} onConfigure={setConfiguratorTarget} onDetails={details.open} />
      </CartPanel>
      {configuratorTarget && <LazyConfigurator {...configuratorTarget} onClose={() => setConfiguratorTarget(null)} />}
      <OpenProductDetails details={details} sections={menu.allSections} canOrder={canOrder} onConfigure={setConfiguratorTarget} />
    </>
  );
}
