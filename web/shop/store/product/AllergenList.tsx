/** Allergens by letter and name (G-133). */
import { allergens as names, type Allergen } from '../../../../schema/rules/product/allergens';
import styles from './AllergenList.module.css';

export const AllergenList = ({ allergens }: { allergens: readonly Allergen[] }) => (
  <dl className={styles.list}>
    {allergens.map(code => (
      <div key={code}>
        <dt>{code}</dt>
        <dd>{names[code]}</dd>
      </div>
    ))}
  </dl>
);
