/** The form around the fields of an edited item. Escape closes it. */
import { useId, type ReactNode } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useReportUnsaved } from './unsaved/unsavedItem';
import styles from './ItemEditor.module.css';

interface Props {
  title: string;
  isSaving: boolean;
  errorMessage: string | null;
  /** Whether the form differs from the item. */
  hasChanges: boolean;
  onSave: () => Promise<void>;
  onDone: () => void;
  /** False until there is something to save. */
  canSave?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

export function EditorForm({ title, isSaving, errorMessage, hasChanges, onSave, onDone, canSave = true, actions, children }: Props) {
  const titleId = useId();
  useReportUnsaved(hasChanges);
  return (
    <form
      className={styles.editor}
      aria-labelledby={titleId}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void onSave();
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // closes the editor, not the drawer
        event.stopPropagation();
        onDone();
      }}
    >
      <b id={titleId}>{title}</b>
      {children}
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving} isDisabled={!canSave}>
          Übernehmen
        </Button>
        <Button variant="secondary" onPress={onDone}>
          Abbrechen
        </Button>
        {actions}
      </div>
    </form>
  );
}
