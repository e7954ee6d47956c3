/** Says that a product is sold from a minimum age on. */
import { minimumAgeNotice, minimumAgeText, type MinimumAge } from '../../../../schema/rules/product/minimumAge';
import { Icon } from '../../../ui/display/Icon';
import styles from './ProductHint.module.css';

interface Props {
  /** Null renders nothing. */
  age: MinimumAge | null;
  /** Also says that customers need a proof of their age. */
  isDetailed?: boolean;
}

export const MinimumAgeHint = ({ age, isDetailed }: Props) =>
  age && (
    <p className={styles.hint}>
      <Icon name="id-card" />
      {isDetailed ? minimumAgeNotice(age) : minimumAgeText(age)}
    </p>
  );
