/** The store page: the menu of a branch with the cart next to it. */
import { useState, type ComponentType, type ReactNode } from 'react';
import type { CartLineView } from '../../ordering/cart/cartView';
import { CartPanel } from '../cart/CartPanel';
import { LazyConfigurator } from './LazyConfigurator';
import { MenuBar } from './menuBar/MenuBar';
import type { FilteredMenu } from './menuBar/useMenuFilter';
import { NotFoundPage } from '../shell/NotFoundPage';
import { OpenProductDetails } from './product/OpenProductDetails';
import { useProductDetails } from './product/useProductDetails';
import { StoreHeader } from './StoreHeader';
import { useStorePage } from './useStorePage';
import { type ConfiguratorTarget, StoreMenu } from './StoreMenu';

/** What surrounds the menu: the header of the branch, the bar with the search and the categories, and the cart. */
export interface StoreFrameProps {
  menu: FilteredMenu;
  hasCategories: boolean;
  /** True while a dialog changes an item of the cart. */
  isEditing: boolean;
  onEdit: (line: CartLineView) => void;
  children: ReactNode;
}

const StoreFrame = ({ menu, hasCategories, ...cart }: StoreFrameProps) => (
  <>
    <StoreHeader />
    <MenuBar menu={menu} hasCategories={hasCategories} />
    <CartPanel {...cart} />
  </>
);

/** A self-service device has another frame around the same menu. */
export function StorePage({ Frame = StoreFrame }: { Frame?: ComponentType<StoreFrameProps> }) {
  const details = useProductDetails();
  const { menu, canOrder, hasCategoryBar } = useStorePage(details.product);
  const [configuratorTarget, setConfiguratorTarget] = useState<ConfiguratorTarget | null>(null);
  if (details.isUnknown) return <NotFoundPage />;
  return (
    <>
      <Frame
        menu={menu}
        hasCategories={hasCategoryBar}
        isEditing={configuratorTarget?.line !== undefined}
        onEdit={line => setConfiguratorTarget({ product: line.product, line })}
      >
        <StoreMenu menu={menu} canOrder={canOrder} onConfigure={setConfiguratorTarget} onDetails={details.open} />
      </Frame>
      {configuratorTarget && <LazyConfigurator {...configuratorTarget} onClose={() => setConfiguratorTarget(null)} />}
      <OpenProductDetails details={details} sections={menu.allSections} canOrder={canOrder} onConfigure={setConfiguratorTarget} />
    </>
  );
}
