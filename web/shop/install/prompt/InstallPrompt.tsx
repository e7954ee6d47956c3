/** Suggests to install the shop as an app (PWA-01, T-37). */
import coffeeCup from '../../../illustrations/coffee-cup.svg';
import { Button } from '../../../ui/actions/Button';
import { InstallButton } from '../InstallButton';
import type { Install } from '../useInstall';
import styles from './InstallPrompt.module.css';

interface Props {
  shopName: string;
  install: Install;
  onDismiss: () => void;
}

export const InstallPrompt = ({ shopName, install, onDismiss }: Props) => (
  <section className={styles.prompt} aria-labelledby="install-prompt">
    <img src={coffeeCup} alt="" />
    <div>
      <h2 id="install-prompt">{shopName} auf dem Startbildschirm</h2>
      <p>Schneller bestellen und den Status im Blick behalten.</p>
      <div className={styles.buttons}>
        <InstallButton install={install} />
        <Button variant="text" onPress={onDismiss}>
          Nicht jetzt
        </Button>
      </div>
    </div>
  </section>
);
