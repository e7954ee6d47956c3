/** A small dialog with a form. Enter in a field, or the button, submits it. */
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const FormDialog = ({ title, submitLabel, isBusy, onSubmit, onClose, children }: Props) => {
  const submit = (): void => {
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      width="narrow"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button isBusy={isBusy} onPress={submit}>
            {submitLabel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
};
