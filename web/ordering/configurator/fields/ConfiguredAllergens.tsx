/** The allergens of the product with the chosen options. */
import type { CartProduct } from '../../cart/cartProduct';
import type { Configuration } from '../useConfiguration';
import { allergensOf } from '../../../../schema/rules/product/partAnswers';
import type { Allergen } from '../../../../schema/rules/product/allergens';
import styles from '../Configurator.module.css';
import { Icon } from '../../../ui/display/Icon';
import { AllergenList } from '../../menu/facts/AllergenList';

export function ConfiguredAllergens({ product, configuration }: { product: CartProduct; configuration: Configuration }) {
  const allergens = allergensOf<Allergen>(product, configuration.choice.parts);
  if (allergens.length === 0) return null;
  return (
    <details className={styles.allergens}>
      <summary>
        Allergene: {allergens.join(', ')}
        <Icon name="chevron-down" />
      </summary>
      <AllergenList allergens={allergens} />
    </details>
  );
}
