/** When the order is ready or arrives, if that is soon. */
import { expectedTimeText } from '../../../../schema/rules/order/timing/expectedTime';
import { useClock } from '../../../hooks/useClock';
import { useShop } from '../../shell/state/shopContext';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './StatusHeader.module.css';

export function ExpectedTime({ order }: { order: StatusOrderFragment }) {
  const text = expectedTimeText(order, useClock(useShop().config.timezone));
  return text ? <p className={styles.expected}>{text}</p> : null;
}
