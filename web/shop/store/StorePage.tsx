/** The menu of a branch, and the cart beside it. */
import { useEffect, useMemo, useState } from 'react';
import { imagePath } from '../../../schema/site/imageUrls';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { Container } from '../../ui/display/layout';
import { RichText } from '../../ui/display/RichText';
import { CartPanel } from '../cart/CartPanel';
import type { CartLine } from '../cart/state/cartView';
import type { CartProduct } from '../cart/state/cartProduct';
import { useCart } from '../cart/state/useCart';
import { Configurator } from '../configurator/Configurator';
import crumbs from '../../illustrations/kruemel.svg';
import { EmptyState } from '../shell/EmptyState';
import { usePageTitle } from '../shell/state/pageTitle';
import { hasOrderable, shelvesOf } from './product/storeMenu';
import { CategoryBar, shelfId } from './CategoryBar';
import { ProductDetails } from './product/ProductDetails';
import { ProductGroup } from './CategorySection';
import { useStore, type StoreProduct } from './storeContext';
import { StoreFoot } from './StoreFooter';
import { StoreIntro } from './StoreHeader';
import styles from './StorePage.module.css';
import { useTableOfAddress } from './useTableFromUrl';

/** What is being configured: a product, perhaps one that is already in the cart. */
interface Configured {
  product: CartProduct;
  line?: CartLine;
}

export function StorePage() {
  const { branch, menu, at, hasCategoryBar } = useStore();
  const cart = useCart();
  const [configured, setConfigured] = useState<Configured | null>(null);
  const [detailed, setDetailed] = useState<StoreProduct | null>(null);
  const [picture] = branch.images;
  usePageTitle(branch.name, { description: branch.description, picture: picture && imagePath(picture, 'medium') });
  useCheckoutAtHand(cart.lines.length > 0);
  useTableOfAddress();
  const meant = cart.appointment ?? at;
  const shelves = useMemo(() => shelvesOf(menu, at, meant), [menu, at.toMillis(), meant.toMillis()]);
  const isTaking = cart.methods.some(method => submissionOf(branch, method, at));
  return (
    <>
      <StoreIntro />
      {hasCategoryBar && shelves.length > 1 && <CategoryBar shelves={shelves} />}
      <Container>
        <div className={styles.store}>
          <div>
            {branch.notification && (
              <div className={styles.notification}>
                <RichText html={branch.notification} />
              </div>
            )}
            {shelves.map(shelf => (
              <ProductGroup key={shelfId(shelf)} shelf={shelf} isTaking={isTaking} onConfigure={setConfigured} onDetails={setDetailed} />
            ))}
            {!shelves.length && <EmptyState drawing={crumbs} title="Derzeit sind keine Produkte verfügbar." />}
            <StoreFoot shelves={shelves} />
          </div>
          <CartPanel isEditing={configured?.line !== undefined} onEdit={line => setConfigured({ product: line.product, line })} />
        </div>
      </Container>
      {configured && <Configurator {...configured} onClose={() => setConfigured(null)} />}
      {detailed && (
        <ProductDetails
          product={detailed}
          isOrderable={isTaking && hasOrderable(shelves, detailed.id)}
          onConfigure={setConfigured}
          onClose={() => setDetailed(null)}
        />
      )}
    </>
  );
}

/** With something in the cart the next page is fetched ahead: it opens at once then, without a network too. */
function useCheckoutAtHand(isLikely: boolean): void {
  useEffect(() => {
    if (isLikely) import('../checkout/CheckoutPage').catch(() => {}); // fetched again when it is wanted
  }, [isLikely]);
}
