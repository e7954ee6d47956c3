/** Surrounds the menu on a self-service device: a column of categories at the left, the cart at the bottom, within reach of a standing customer. */
import { useCart } from '../../../ordering/cart/useCart';
import { CartPanel } from '../../cart/CartPanel';
import { CategoryBar } from '../menuBar/CategoryBar';
import { StoreNotices } from '../StoreHeader';
import type { StoreFrameProps } from '../StorePage';
import { CartPreview } from './CartPreview';
import { SelfServiceHeader } from './SelfServiceHeader';
import styles from './SelfServiceFrame.module.css';

export function SelfServiceFrame({ menu: { sections }, hasCategories, children, ...cart }: StoreFrameProps) {
  const isEmpty = useCart().lines.length === 0;
  return (
    <div className={`${styles.frame} ${isEmpty ? '' : styles.filled}`}>
      <SelfServiceHeader />
      {hasCategories && sections.length > 1 && <CategoryBar sections={sections} />}
      <CartPanel {...cart} renderPreview={open => !isEmpty && <CartPreview onOpen={open} />}>
        <div className={styles.menu}>
          <StoreNotices />
          {children}
        </div>
      </CartPanel>
    </div>
  );
}
