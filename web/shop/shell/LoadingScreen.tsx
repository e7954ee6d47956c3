/** While the shop is fetched: a pretzel rolls under drifting clouds, and the oven explains itself after two seconds. */
import pretzel from '../../illustrations/brezel.svg';
import { Clouds } from '../../blocks/sky/Clouds';
import styles from './LoadingScreen.module.css';

export const Loader = () => (
  <div className={styles.loader} role="status" aria-label="Wird geladen …">
    <Clouds />
    <img src={pretzel} alt="" className={styles.pretzel} />
    <p className={styles.words}>Der Ofen heizt …</p>
  </div>
);
