/** Asks once more before something that cannot be taken back. */
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';
import { Note } from '../feedback/Alert';

interface Props {
  title: string;
  /** What the button says that does it. */
  deed: string;
  /** What the button says that does not. */
  back?: string;
  /** Why it could not be done. */
  wrong?: string | undefined;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const Ask = ({ title, deed, back = 'Abbrechen', wrong, isBusy = false, onConfirm, onClose, children }: Props) => (
  <Dialog
    title={title}
    width="narrow"
    footer={
      <>
        <Button look="secondary" onPress={onClose}>
          {back}
        </Button>
        <Button look="danger" isBusy={isBusy} onPress={onConfirm}>
          {deed}
        </Button>
      </>
    }
    onClose={onClose}
  >
    <p>{children}</p>
    {wrong && (
      <Note tone="bad" isNew>
        {wrong}
      </Note>
    )}
  </Dialog>
);
