/** A dialog that asks for confirmation before an action that cannot be undone. */
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';
import { DialogError } from './DialogError';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that confirms. */
  confirmLabel: string;
  /** The label of the button that cancels. */
  cancelLabel?: string;
  /** Why the action failed. */
  error?: string | undefined;
  isBusy?: boolean;
  width?: 'narrow' | 'medium';
  /** What is below the text, such as a list or a field. */
  details?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const ConfirmDialog = ({
  title,
  confirmLabel,
  cancelLabel = 'Abbrechen',
  error,
  isBusy = false,
  width = 'narrow',
  details,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    title={title}
    width={width}
    footer={
      <>
        <Button variant="secondary" onPress={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
    onClose={onClose}
  >
    <p>{children}</p>
    {details}
    {error && <DialogError>{error}</DialogError>}
  </Dialog>
);
