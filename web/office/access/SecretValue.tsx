/** Shows a secret once, with a button to copy it. */
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import styles from './access.module.css';

// Browsers offer the clipboard only on HTTPS and on localhost.
const canCopy = 'clipboard' in navigator;

export function SecretValue({ title, value }: { title: string; value: string }) {
  const toast = useToast();
  const copy = (): void => void navigator.clipboard.writeText(value).then(() => toast('Kopiert.'));
  return (
    <Alert tone="success" isNew title={title}>
      <p>Das wird nur jetzt angezeigt. Bewahren Sie es sicher auf.</p>
      <p className={styles.secret}>
        <code>{value}</code>
        {canCopy && (
          <Button variant="secondary" size="small" icon="copy" onPress={copy}>
            Kopieren
          </Button>
        )}
      </p>
    </Alert>
  );
}
