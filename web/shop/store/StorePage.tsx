/** The store page: the menu of a branch with the cart next to it. */
import { useState } from 'react';
import { Container } from '../../ui/display/layout';
import { CartPanel } from '../cart/CartPanel';
import { Configurator } from '../../ordering/configurator/Configurator';
import { hasOrderable } from '../../ordering/menu/storeMenu';
import { CategoryBar } from './CategoryBar';
import { ProductDetails } from './product/ProductDetails';
import { useStore, type StoreProduct } from '../../ordering/menu/storeContext';
import { StoreHeader } from './StoreHeader';
import styles from './StorePage.module.css';
import { useStorePage } from './useStorePage';
import { type ConfiguratorTarget, StoreMenu } from './StoreMenu';

export function StorePage() {
  const { hasCategoryBar } = useStore();
  const { sections, canOrder } = useStorePage();
  const [configuratorTarget, setConfiguratorTarget] = useState<ConfiguratorTarget | null>(null);
  const [detailsProduct, setDetailsProduct] = useState<StoreProduct | null>(null);
  return (
    <>
      <StoreHeader />
      {hasCategoryBar && sections.length > 1 && <CategoryBar sections={sections} />}
      <Container>
        <div className={styles.store}>
          <StoreMenu sections={sections} canOrder={canOrder} onConfigure={setConfiguratorTarget} onDetails={setDetailsProduct} />
          <CartPanel
            isEditing={configuratorTarget?.line !== undefined}
            onEdit={line => setConfiguratorTarget({ product: line.product, line })}
          />
        </div>
      </Container>
      {configuratorTarget && <Configurator {...configuratorTarget} onClose={() => setConfiguratorTarget(null)} />}
      {detailsProduct && (
        <ProductDetails
          product={detailsProduct}
          isOrderable={canOrder && hasOrderable(sections, detailsProduct.id)}
          onConfigure={setConfiguratorTarget}
          onClose={() => setDetailsProduct(null)}
        />
      )}
    </>
  );
}
