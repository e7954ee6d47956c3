/** The actions of the menu of the page editor besides publishing, and the dialogs that confirm them. */
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { ActionMenu } from '../../../../ui/actions/ActionMenu';
import type { SiteRecord } from '../../blocks/siteRecord';
import type { SiteEditor } from '../useSiteEditor';
import { DiscardChangesDialog, DeleteSiteDialog, SiteUsagesDialog } from './siteDialogs';
import { useOperation } from './useOperation';

interface PageActions extends Pick<ComponentProps<typeof ActionMenu>, 'actions'> {
  dialog: ReactNode;
  /** Why the last action failed. */
  error: unknown;
}

export function usePageActions(record: SiteRecord, editor: SiteEditor, hasChanges: boolean): PageActions {
  const [openDialog, setOpenDialog] = useState<'discard' | 'delete' | 'usages'>();
  const { run, isBusy, error } = useOperation();
  const close = (): void => setOpenDialog(undefined);
  const actions = [
    {
      label: 'Zurückziehen',
      icon: 'eye-off',
      isDisabled: !record.isPublic,
      onPress: () => void run(() => editor.update({ isPublic: false }), 'Seite zurückgezogen.'),
    },
    { label: 'Änderungen verwerfen', icon: 'undo-2', isDisabled: !hasChanges, onPress: () => setOpenDialog('discard') },
    { label: 'Wo benutzt?', icon: 'list', onPress: () => setOpenDialog('usages') },
    { label: 'Seite löschen', icon: 'trash-2', onPress: () => setOpenDialog('delete') },
  ] as const;
  const dialog = (
    <>
      {openDialog === 'discard' && (
        <DiscardChangesDialog
          isBusy={isBusy}
          onConfirm={() => void run(editor.discard, 'Änderungen verworfen.').then(close)}
          onClose={close}
        />
      )}
      {openDialog === 'usages' && <SiteUsagesDialog id={record.id} onClose={close} />}
      {openDialog === 'delete' && <DeleteSiteDialog id={record.id} onClose={close} />}
    </>
  );
  return { actions, dialog, error };
}
