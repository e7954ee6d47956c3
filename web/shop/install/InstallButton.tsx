/** The button 'App installieren' (SHELL-12). */
import { Button } from '../../ui/actions/Button';
import type { Install } from './useInstall';

interface Props {
  install: Install;
  /** Looks like a link among links. */
  isLink?: boolean;
}

export function InstallButton({ install, isLink }: Props) {
  function press(): void {
    document.getElementById('content')?.focus({ preventScroll: true }); // The button disappears, so the focus needs a new place.
    install.install();
  }
  return isLink ? (
    <button type="button" onClick={press}>
      App installieren
    </button>
  ) : (
    <Button icon="smartphone" onPress={press}>
      App installieren
    </Button>
  );
}
