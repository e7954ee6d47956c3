/** The menu of a branch, and the cart beside it. */
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { imagePath } from '../../../schema/images';
import { submissionOf } from '../../../schema/rules/submission';
import type { Allergen } from '../../../schema/rules/allergens';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/layout';
import { RichText } from '../../ui/RichText';
import { CartPanel } from '../cart/CartPanel';
import type { CartLine } from '../cart/cartView';
import type { CartProduct } from '../cart/product';
import { useCart } from '../cart/useCart';
import { Configurator } from '../configurator/Configurator';
import crumbs from '../../drawings/kruemel.svg';
import { EmptyState } from '../shell/EmptyState';
import { BranchMap } from '../map/BranchMap';
import { usualView } from '../map/view';
import { useShop } from '../shell/shop';
import { usePageTitle } from '../shell/titles';
import { AllergenList } from './AllergenList';
import { shelvesOf, type Shelf } from './catalogue';
import { CategoryBar, shelfId } from './CategoryBar';
import { ProductDetails } from './ProductDetails';
import { ProductGroup } from './ProductGroup';
import { useStore, type StoreProduct } from './store';
import { StoreIntro } from './StoreIntro';
import styles from './StorePage.module.css';

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
            <Legend shelves={shelves} />
            <Way />
          </div>
          <CartPanel isEditing={configured?.line !== undefined} onEdit={line => setConfigured({ product: line.product, line })} />
        </div>
      </Container>
      {configured && <Configurator {...configured} onClose={() => setConfigured(null)} />}
      {detailed && <ProductDetails product={detailed} onClose={() => setDetailed(null)} />}
    </>
  );
}

/** With something in the cart the next page is fetched ahead: it opens at once then, without a network too. */
function useCheckoutAtHand(isLikely: boolean): void {
  useEffect(() => {
    if (isLikely) import('../checkout/CheckoutPage').catch(() => {}); // fetched again when it is wanted
  }, [isLikely]);
}

/** Where the branch is, for those who fetch what they order. */
function Way() {
  const { branch, config } = useShop();
  if (!branch || !config.enablePluginMapbox) return null;
  return (
    <section className={styles.way} aria-labelledby="way">
      <h2 id="way">So finden Sie uns</h2>
      <BranchMap branch={branch} view={usualView} />
    </section>
  );
}

/** What the letters on the cards mean. */
function Legend({ shelves }: { shelves: readonly Shelf[] }) {
  const allergens = [
    ...new Set(shelves.flatMap(({ products }) => products.flatMap(({ product }): Allergen[] => product.allergens))),
  ].sort();
  if (!allergens.length) return null;
  return (
    <details className={styles.legend}>
      <summary>
        Allergene: was die Buchstaben bedeuten
        <Icon name="chevron-down" />
      </summary>
      <AllergenList allergens={allergens} />
    </details>
  );
}

/** `?table=7`, from the code on a table, chooses to eat there, where the branch offers it (G-022). */
function useTableOfAddress(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { methods, setMethod, setTable } = useCart();
  const table = search.get('table');
  const isOffered = methods.includes('dineIn');
  useEffect(() => {
    if (!table) return;
    if (isOffered) {
      setMethod('dineIn');
      setTable(table);
    }
    void navigate({ search: '' }, { replace: true });
  }, [table, isOffered, setMethod, setTable, navigate]);
}
