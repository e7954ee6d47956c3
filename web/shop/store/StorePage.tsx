/** The store page: the menu of a branch with the cart next to it. */
import { useEffect, useMemo, useState } from 'react';
import { imagePath } from '../../../schema/site/imageUrls';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { Container } from '../../ui/display/layout';
import { RichText } from '../../ui/display/RichText';
import { CartPanel } from '../cart/CartPanel';
import type { CartLineView } from '../cart/state/cartView';
import type { CartProduct } from '../cart/state/cartProduct';
import { useCart } from '../cart/state/useCart';
import { Configurator } from '../configurator/Configurator';
import crumbs from '../../illustrations/crumbs.svg';
import { EmptyState } from '../shell/EmptyState';
import { usePageTitle } from '../shell/state/pageTitle';
import { hasOrderable, categorySections } from './product/storeMenu';
import { CategoryBar, categoryId } from './CategoryBar';
import { ProductDetails } from './product/ProductDetails';
import { CategorySection } from './CategorySection';
import { useStore, type StoreProduct } from './storeContext';
import { StoreFooter } from './StoreFooter';
import { StoreHeader } from './StoreHeader';
import styles from './StorePage.module.css';
import { useTableFromUrl } from './useTableFromUrl';

/** The product to configure, with its line if it is already in the cart. */
interface ConfiguratorTarget {
  product: CartProduct;
  line?: CartLineView;
}

export function StorePage() {
  const { branch, menu, at, hasCategoryBar } = useStore();
  const cart = useCart();
  const [configuratorTarget, setConfiguratorTarget] = useState<ConfiguratorTarget | null>(null);
  const [detailsProduct, setDetailsProduct] = useState<StoreProduct | null>(null);
  const [image] = branch.images;
  usePageTitle(branch.name, { description: branch.description, image: image && imagePath(image, 'medium') });
  usePreloadCheckout(cart.lines.length > 0);
  useTableFromUrl();
  const orderTime = cart.appointment ?? at;
  const sections = useMemo(() => categorySections(menu, at, orderTime), [menu, at.toMillis(), orderTime.toMillis()]);
  const canOrder = cart.methods.some(method => submissionOf(branch, method, at));
  return (
    <>
      <StoreHeader />
      {hasCategoryBar && sections.length > 1 && <CategoryBar sections={sections} />}
      <Container>
        <div className={styles.store}>
          <div>
            {branch.notification && (
              <div className={styles.notification}>
                <RichText html={branch.notification} />
              </div>
            )}
            {sections.map(section => (
              <CategorySection
                key={categoryId(section)}
                section={section}
                canOrder={canOrder}
                onConfigure={setConfiguratorTarget}
                onDetails={setDetailsProduct}
              />
            ))}
            {!sections.length && <EmptyState illustration={crumbs} title="Derzeit sind keine Produkte verfügbar." />}
            <StoreFooter sections={sections} />
          </div>
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

/** Preloads the checkout page once the cart has items, so that it opens even without a network. */
function usePreloadCheckout(hasItems: boolean): void {
  useEffect(() => {
    if (hasItems) import('../checkout/CheckoutPage').catch(() => {}); // the page is loaded again when it is opened
  }, [hasItems]);
}
