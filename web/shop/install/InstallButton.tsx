/** The button 'App installieren' (SHELL-12). It opens instructions when the browser has no install prompt (T-37). */
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import type { Install } from './useInstall';

interface Props {
  install: Install;
  /** Looks like a link among links. */
  isLink?: boolean;
}

export function InstallButton({ install, isLink }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  function press(): void {
    if (install.isManual) return setDialogOpen(true);
    install.install();
    document.getElementById('content')?.focus({ preventScroll: true }); // The button disappears, so the focus needs a new place.
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
      {isDialogOpen && (
        <Dialog
          title="Zum Home-Bildschirm hinzufügen"
          width="narrow"
          closesOnBackground
          footer={
            <Button variant="secondary" onPress={() => setDialogOpen(false)}>
              Abbrechen
            </Button>
          }
          onClose={() => setDialogOpen(false)}
        >
          <p>Tippen Sie auf Teilen und dann auf &quot;Zum Home-Bildschirm&quot;.</p>
        </Dialog>
      )}
    </>
  );
}
