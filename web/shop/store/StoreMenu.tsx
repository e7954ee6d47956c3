/** The categories of the menu and the notification of the branch. */
import { memo, Suspense } from 'react';
import type { CartProduct } from '../../ordering/cart/cartProduct';
import type { CartLineView } from '../../ordering/cart/cartView';
import { type StoreProduct, useStore } from '../../ordering/menu/storeContext';
import styles from './StorePage.module.css';
import { RichText } from '../../ui/display/RichText';
import { CategorySection } from './CategorySection';
import { categoryId } from './menuBar/CategoryBar';
import { FilterSummary } from './menuBar/FilterSummary';
import type { FilteredMenu } from './menuBar/useMenuFilter';
import { StoreFooter } from './StoreFooter';

/** The product to configure, with its line if it is already in the cart. */
export interface ConfiguratorTarget {
  product: CartProduct;
  line?: CartLineView;
}

interface StoreMenuProps {
  menu: FilteredMenu;
  canOrder: boolean;
  onConfigure: (target: ConfiguratorTarget) => void;
  onDetails: (product: StoreProduct) => void;
}

export function StoreMenu({ menu, canOrder, onConfigure, onDetails }: StoreMenuProps) {
  const { branch } = useStore();
  return (
    <div>
      {branch.notification && (
        <div className={styles.notification}>
          <RichText html={branch.notification} />
        </div>
      )}
      <FilterSummary menu={menu} />
      <Sections sections={menu.sections} canOrder={canOrder} onConfigure={onConfigure} onDetails={onDetails} />
      <StoreFooter sections={menu.allSections} />
    </div>
  );
}

/**
 * The browser takes over a page of the server boundary by boundary, so that no task is long. A change above a boundary would take it over at
 * once, so the list is rendered again only when its own values change.
 */
const Sections = memo(function Sections({ sections, ...rest }: Omit<StoreMenuProps, 'menu'> & Pick<FilteredMenu, 'sections'>) {
  return sections.map(section => (
    <Suspense key={categoryId(section)}>
      <CategorySection section={section} {...rest} />
    </Suspense>
  ));
});
