/** The illustration of the login pages. */
import hills from '../../illustrations/hills.svg';
import oven from '../../illustrations/oven.svg';
import clouds from '../../illustrations/clouds.svg';
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
    <img className={styles.largeCloud} src={`${clouds}#cloud-1`} alt="" />
    <img className={styles.smallCloud} src={`${clouds}#cloud-3`} alt="" />
    <i className={styles.glow} />
    <img className={styles.hills} src={hills} alt="" />
    <img className={styles.oven} src={oven} alt="" />
  </section>
);
