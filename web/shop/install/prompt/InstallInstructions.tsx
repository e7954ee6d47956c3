/** How to add the shop to the home screen where the browser has no prompt for it (PWA-10, T-37). */
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Dialog } from '../../../ui/overlays/Dialog';
import { cancelInstallation, finishInstructions } from './instructions';
import styles from './InstallInstructions.module.css';

export const InstallInstructions = () => (
  <Dialog
    title="Zum Home-Bildschirm hinzufügen"
    width="narrow"
    footer={
      <>
        <Button variant="secondary" onPress={cancelInstallation}>
          Abbrechen
        </Button>
        <Button onPress={finishInstructions}>Fertig</Button>
      </>
    }
    onClose={cancelInstallation}
  >
    <p>Tippen Sie auf Teilen und dann auf &quot;Zum Home-Bildschirm&quot;.</p>
    <ol className={styles.steps}>
      <li>
        <Icon name="upload" size="large" />
        Unten oder oben rechts auf „Teilen“ tippen
      </li>
      <li>
        <Icon name="plus" size="large" />
        „Zum Home-Bildschirm“ wählen
      </li>
      <li>
        <Icon name="check" size="large" />
        Oben rechts auf „Hinzufügen“ tippen
      </li>
    </ol>
  </Dialog>
);
