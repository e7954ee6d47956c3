/** The button 'App installieren' (SHELL-12). Where the browser does not ask by itself, it tells how (T-37). */
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import type { Install } from './useInstall';

interface Props {
  install: Install;
  /** Among links it looks like one. */
  isLink?: boolean;
}

export function InstallButton({ install, isLink }: Props) {
  const [isTold, setTold] = useState(false);
  function press(): void {
    if (install.isByHand) return setTold(true);
    install.install();
    document.getElementById('content')?.focus({ preventScroll: true }); // the offer goes, and its button with it
  }
  return (
    <>
      {isLink ? (
        <button type="button" onClick={press}>
          App installieren
        </button>
      ) : (
        <Button icon="smartphone" onPress={press}>
          App installieren
        </Button>
      )}
      {isTold && (
        <Dialog
          title="Zum Home-Bildschirm hinzufügen"
          width="narrow"
          closesOnBackground
          footer={
            <Button look="secondary" onPress={() => setTold(false)}>
              Abbrechen
            </Button>
          }
          onClose={() => setTold(false)}
        >
          <p>Tippen Sie auf Teilen und dann auf &quot;Zum Home-Bildschirm&quot;.</p>
        </Dialog>
      )}
    </>
  );
}
