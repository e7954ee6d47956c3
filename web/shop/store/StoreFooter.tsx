/** What stands below the shelves: what the letters on the cards mean, and where the branch is. */
import type { Allergen } from '../../../schema/rules/product/allergens';
import { Icon } from '../../ui/display/Icon';
import { BranchMap } from '../map/BranchMap';
import { usualView } from '../map/mapView';
import { useShop } from '../shell/state/shopContext';
import { AllergenList } from './product/AllergenList';
import type { Shelf } from './product/storeMenu';
import styles from './StoreFooter.module.css';

export const StoreFoot = ({ shelves }: { shelves: readonly Shelf[] }) => (
  <>
    <Legend shelves={shelves} />
    <Way />
  </>
);

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
