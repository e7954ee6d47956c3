/** Thanks for an order request. */
import { useShop } from '../shell/state/shopContext';
import { Dialog } from '../../ui/overlays/Dialog';
import { Button } from '../../ui/actions/Button';
import styles from './OrderRequestDialog.module.css';
import platter from '../../illustrations/pretzel-platter.svg';
import { RichText } from '../../ui/display/RichText';

export function Thanks({ html, onClose }: { html: string | null; onClose: () => void }) {
  const { config } = useShop();
  return (
    <Dialog title="Vielen Dank!" width="narrow" footer={<Button onPress={onClose}>Schließen</Button>} onClose={onClose}>
      <div className={styles.thanks} role="status">
        <img src={platter} alt="" />
        {html ? (
          <RichText html={html} />
        ) : (
          <>
            <p>
              Wir bearbeiten Ihre Anfrage schnellstmöglich und melden uns dann über die von Ihnen angegebene Mailadresse oder Telefonnummer.
            </p>
            <p className={styles.sender}>Ihr Team von {config.shopName}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
