/** Says that a product is vegetarian or vegan. */
import { diets, type Diet } from '../../../../schema/rules/product/diets';
import { Icon } from '../../../ui/display/Icon';
import styles from './ProductHint.module.css';

/** Null renders nothing. */
export const DietHint = ({ diet }: { diet: Diet | null }) =>
  diet && (
    <p className={styles.hint}>
      <Icon name="leaf" />
      {diets[diet]}
    </p>
  );
