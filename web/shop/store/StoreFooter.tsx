/** The end of the store page: the legend of the allergens and the location of the branch. */
import type { Allergen } from '../../../schema/rules/product/allergens';
import { Icon } from '../../ui/display/Icon';
import { BranchMap } from '../map/BranchMap';
import { defaultView } from '../map/mapView';
import { useShop } from '../shell/state/shopContext';
import { AllergenList } from '../../ordering/menu/facts/AllergenList';
import type { MenuSection } from '../../ordering/menu/storeMenu';
import styles from './StoreFooter.module.css';

export const StoreFooter = ({ sections }: { sections: readonly MenuSection[] }) => (
  <>
    <Legend sections={sections} />
    <BranchLocation />
  </>
);

/** A map of the branch, if the plugin is enabled. */
function BranchLocation() {
  const { branch, config } = useShop();
  if (!branch || !config.enablePluginMapbox) return null;
  return (
    <section className={styles.location} aria-labelledby="branch-location">
      <h2 id="branch-location">So finden Sie uns</h2>
      <BranchMap branch={branch} view={defaultView} />
    </section>
  );
}

/** Explains the allergen letters on the cards. */
function Legend({ sections }: { sections: readonly MenuSection[] }) {
  const allergens = [
    ...new Set(sections.flatMap(({ products }) => products.flatMap(({ product }): Allergen[] => product.allergens))),
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
