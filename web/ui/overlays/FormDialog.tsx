/** A dialog with a form. Enter in a field, or the button, submits it. */
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  isBusy: boolean;
  width?: ComponentProps<typeof Dialog>['width'];
  /** The button has the focus first, so that Enter submits at once. */
  startsAtSubmit?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ title, submitLabel, isBusy, width = 'narrow', startsAtSubmit = false, onSubmit, onClose, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (startsAtSubmit) button.current?.focus();
  }, [startsAtSubmit]);
  const submit = (): void => {
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      width={width}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button ref={button} isBusy={isBusy} onPress={submit}>
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
}
