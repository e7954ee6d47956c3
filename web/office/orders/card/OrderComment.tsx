/** The comment of the customer on an order. */
import { Icon } from '../../../ui/display/Icon';
import styles from './card.module.css';

export const OrderComment = ({ comment, isLarge }: { comment: string; isLarge?: boolean }) => (
  <p className={isLarge ? `${styles.comment} ${styles.large}` : styles.comment}>
    <Icon name="message-square-text" />
    {comment}
  </p>
);
