/** The menu of a branch, and the cart beside it. */
import { useEffect, useMemo, useState } from 'react';
import { imagePath } from '../../../schema/images';
import { submissionOf } from '../../../schema/rules/submission';
import { Container } from '../../ui/layout';
import { RichText } from '../../ui/RichText';
import { CartPanel } from '../cart/CartPanel';
import type { CartLine } from '../cart/cartView';
import type { CartProduct } from '../cart/product';
import { useCart } from '../cart/useCart';
import { Configurator } from '../configurator/Configurator';
import crumbs from '../../drawings/kruemel.svg';
import { EmptyState } from '../shell/EmptyState';
import { usePageTitle } from '../shell/titles';
import { hasOrderable, shelvesOf } from './catalogue';
import { CategoryBar, shelfId } from './CategoryBar';
import { ProductDetails } from './ProductDetails';
import { ProductGroup } from './ProductGroup';
import { useStore, type StoreProduct } from './store';
import { StoreFoot } from './StoreFoot';
import { StoreIntro } from './StoreIntro';
import styles from './StorePage.module.css';
import { useTableOfAddress } from './useTableOfAddress';

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
