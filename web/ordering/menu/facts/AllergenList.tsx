/** The allergens of a product with letter and name (G-133). */
import { allergens as allergenNames, type Allergen } from '../../../../schema/rules/product/allergens';
import styles from './AllergenList.module.css';

export const AllergenList = ({ allergens }: { allergens: readonly Allergen[] }) => (
  <dl className={styles.list}>
    {allergens.map(code => (
      <div key={code}>
        <dt>{code}</dt>
        <dd>{allergenNames[code]}</dd>
      </div>
    ))}
  </dl>
);
