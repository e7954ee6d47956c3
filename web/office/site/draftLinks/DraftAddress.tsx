/** The address of a new link, to copy or to scan with a phone. */
import { lazy } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { LazyBoundary } from '../../../ui/feedback/LazyBoundary';
import { useToast } from '../../../ui/overlays/Toasts';
import styles from './draftLinks.module.css';

const QrCode = lazy(async () => ({ default: (await import('./QrCode')).QrCode }));

export function DraftAddress({ url }: { url: string }) {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url).then(
      () => toast('Link kopiert.'),
      () => toast('Der Browser erlaubt das Kopieren nicht. Markieren Sie den Link.'),
    );
  };
  return (
    <div className={styles.address} role="status">
      <Field label="Neuer Link (wird nur jetzt angezeigt)">
        <Input readOnly value={url} onFocus={event => event.target.select()} onChange={() => {}} />
      </Field>
      <Button variant="secondary" icon="copy" onPress={() => void copy()}>
        Kopieren
      </Button>
      <LazyBoundary>
        <QrCode text={url} label="QR-Code des Links für das Handy" />
      </LazyBoundary>
    </div>
  );
}
