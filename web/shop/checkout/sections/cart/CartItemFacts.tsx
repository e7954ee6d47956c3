/** The answers, the allergens and the minimum age of an item of the cart. */
import type { Allergen } from '../../../../../schema/rules/product/allergens';
import { minimumAgeOf, minimumAgeText } from '../../../../../schema/rules/product/minimumAge';
import { allergensOf, formatAnswer } from '../../../../../schema/rules/product/partAnswers';
import type { CartLineView } from '../../../../ordering/cart/cartView';
import styles from './CartSection.module.css';

export function CartItemFacts({ line: { product, parts } }: { line: CartLineView }) {
  const allergens = allergensOf<Allergen>(product, parts);
  const age = minimumAgeOf(product, parts);
  const facts = [
    parts.flatMap(formatAnswer).join(', '),
    allergens.length > 0 && `Allergene: ${allergens.join(', ')}`,
    age && minimumAgeText(age),
  ].filter(Boolean);
  return facts.map((fact, index) => (
    <span key={index} className={styles.answers}>
      {fact}
    </span>
  ));
}
