/** Shown while the shop is loading: a rolling pretzel under clouds, with a text after two seconds. */
import pretzel from '../../illustrations/pretzel.svg';
import { Clouds } from '../../blocks/sky/Clouds';
import styles from './LoadingScreen.module.css';

export const LoadingScreen = () => (
  <div className={styles.loader} role="status" aria-label="Wird geladen …">
    <Clouds />
    <img src={pretzel} alt="" className={styles.pretzel} />
    <p className={styles.text}>Der Ofen heizt …</p>
  </div>
);
