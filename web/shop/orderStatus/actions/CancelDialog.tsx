/** Asks the customer before an order is canceled. */
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';

export const CancelDialog = ({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog
    title="Bestellung wirklich stornieren?"
    confirmLabel="Bestellung stornieren"
    cancelLabel="Zurück"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    Ihre Bestellung wird dann nicht zubereitet. Das lässt sich nicht rückgängig machen.
  </ConfirmDialog>
);
