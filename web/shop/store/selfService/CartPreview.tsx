/** What a self-service device shows of a cart with products: the last ones, and the buttons to look at the order and to cancel it. */
import { useState } from 'react';
import { visit } from '../../../app/selfService';
import { numberText } from '../../../../schema/rules/product/units';
import { useCart } from '../../../ordering/cart/useCart';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Image } from '../../../ui/display/Image';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import styles from './SelfServiceFrame.module.css';

/** More do not fit even into a wide bar. */
const maxLines = 5;

export function CartPreview({ onOpen }: { onOpen: () => void }) {
  const [isCanceling, setCanceling] = useState(false);
  return (
    <>
      <div className={styles.preview}>
        <LastLines />
        <Button variant="text" size="large" iconAfter="chevron-up" popup="dialog" onPress={onOpen}>
          Bestellung ansehen
        </Button>
      </div>
      <Button variant="secondary" size="large" popup="dialog" onPress={() => setCanceling(true)}>
        Abbrechen
      </Button>
      {isCanceling && (
        <ConfirmDialog
          title="Bestellung abbrechen?"
          confirmLabel="Alles löschen"
          cancelLabel="Weiter bestellen"
          onConfirm={() => visit.dispatchEvent(new Event('end'))}
          onClose={() => setCanceling(false)}
        >
          Wir leeren den Warenkorb und löschen alles, was Sie eingegeben haben.
        </ConfirmDialog>
      )}
    </>
  );
}

function LastLines() {
  const { lines } = useCart();
  return (
    <ul className={styles.lines} aria-label="Zuletzt gewählt">
      {lines
        .slice(-maxLines)
        .reverse()
        .map(({ line, product, amount }) => (
          <li key={line}>
            <span className={styles.image}>
              <Image image={product.images[0]} sizes="3rem" largest="tiny" alt="" fallback={<Icon name="croissant" />} />
            </span>
            {numberText(amount)} × {product.name}
          </li>
        ))}
    </ul>
  );
}
