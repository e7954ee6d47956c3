/** The check of the customer's age, which staff confirms before the hand-over. */
import { ageCheckText, type MinimumAge } from '../../../../../schema/rules/product/minimumAge';
import { Icon } from '../../../../ui/display/Icon';
import { Checkbox } from '../../../../ui/inputs/controls';
import type { CardOrder } from '../../board/board';
import styles from '../Pickup.module.css';

interface Props {
  order: CardOrder;
  age: MinimumAge;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export const AgeCheck = ({ order, age, isChecked, onChange }: Props) => (
  <label className={isChecked ? `${styles.ageCheck} ${styles.checked}` : styles.ageCheck} data-hand-over={order.id}>
    <Checkbox checked={isChecked} onChange={onChange} />
    <span>{ageCheckText(age)}</span>
    <Icon name="id-card" />
  </label>
);
