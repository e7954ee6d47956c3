/** Suggests on the order status page to install the shop as an app (STAT-09). */
import croissant from '../../illustrations/croissant.svg';
import { InstallButton } from './InstallButton';
import styles from './InstallPromo.module.css';
import { useInstall } from './useInstall';

export function InstallPromo() {
  const install = useInstall();
  if (!install.isOffered) return null;
  return (
    <section className={styles.promo} aria-labelledby="install-promo">
      <img src={croissant} alt="" />
      <div>
        <h2 id="install-promo">Frühstück in zwei Tipps</h2>
        <p>Mit unserer App auf dem Startbildschirm.</p>
        <InstallButton install={install} />
      </div>
    </section>
  );
}
