/** The illustration of the login pages. */
import hills from '../../illustrations/hills.svg';
import oven from '../../illustrations/oven.svg';
import largeCloud from '../../illustrations/cloud-1.svg';
import smallCloud from '../../illustrations/cloud-3.svg';
import styles from './NightSky.module.css';

export const NightSky = () => (
  <section className={styles.sky} aria-hidden="true">
    <i className={styles.moon} />
    <i className={styles.stars} />
    <p className={styles.text}>
      Der Ofen ist
      <br />
      schon warm.
    </p>
    <p className={styles.greeting}>Willkommen im Backoffice.</p>
    <img className={styles.largeCloud} src={largeCloud} alt="" />
    <img className={styles.smallCloud} src={smallCloud} alt="" />
    <i className={styles.glow} />
    <img className={styles.hills} src={hills} alt="" />
    <img className={styles.oven} src={oven} alt="" />
  </section>
);
