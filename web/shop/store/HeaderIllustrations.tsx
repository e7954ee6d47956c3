/** The illustrations of the store header, beside its text and behind it. */
import { Figure } from '../../blocks/sky/Figure';
import bread from '../../illustrations/loaf.svg';
import croissant from '../../illustrations/croissant.svg';
import bag from '../../illustrations/paper-bag.svg';
import styles from './StoreHeader.module.css';

export const HeaderFigures = () => (
  <>
    <Figure name="wheatEar" className={styles.wheat} />
    <Figure name="roll" className={styles.roll} />
    <Figure name="pretzel" className={styles.pretzel} />
  </>
);

/** Hidden on small devices, which then do not load them. */
export const HeaderIllustrations = () => (
  <div className={styles.illustrations} aria-hidden="true">
    <img src={bag} alt="" loading="lazy" />
    <img src={bread} alt="" loading="lazy" />
    <img src={croissant} alt="" loading="lazy" />
  </div>
);
