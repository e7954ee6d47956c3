/** A key that is shown this once, to be copied. */
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import styles from './access.module.css';

// Browsers let a page of http write there only on the own machine.
const mayCopy = 'clipboard' in navigator;

export function Secret({ title, value }: { title: string; value: string }) {
  const toast = useToast();
  const copy = (): void => void navigator.clipboard.writeText(value).then(() => toast('Kopiert.'));
  return (
    <Note tone="ok" isNew title={title}>
      <p>Das wird nur jetzt angezeigt. Bewahren Sie es sicher auf.</p>
      <p className={styles.secret}>
        <code>{value}</code>
        {mayCopy && (
          <Button look="secondary" size="small" icon="copy" onPress={copy}>
            Kopieren
          </Button>
        )}
      </p>
    </Note>
  );
}
