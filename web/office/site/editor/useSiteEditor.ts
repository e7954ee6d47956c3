/** The state of the page editor: its blocks and their history, the save state and the actions on the page. */
import { useEffect, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { hasErrorCode } from '../../../app/errorCode';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import type { FieldError } from '../../../fields/fieldErrors';
import { useUpdateSiteMutation, type UpdateSiteMutationVariables } from '../../../generated/collections/site';
import { isTyping } from '../../../ui/actions/isTyping';
import type { BlockHistory, EditStep } from '../blocks/blockHistory';
import { toBlocks, toContentInput, type SiteRecord } from '../blocks/siteRecord';
import type { EditorStore, SaveState } from './saving/editorStore';
import { pageErrors } from './saving/pageErrors';
import { useEditorStore } from './saving/useEditorStore';

/** The index of a block, the part of it, and the path of the field in this part. */
export type FieldPath = readonly (string | number)[];

type UpdateInput = UpdateSiteMutationVariables['input'];

export interface SiteEditor {
  history: BlockHistory;
  saveState: SaveState;
  /** True if there are unsaved changes. */
  isChanged: boolean;
  /** Saves immediately, even after an error. */
  saveNow: () => Promise<void>;
  edit: (edit: EditStep) => void;
  resolve: EditorStore['resolve'];
  fieldErrors: readonly FieldError[];
  /** Updates the fields of the page other than its blocks. */
  update: (input: UpdateInput) => Promise<boolean>;
  /** Makes the blocks public. Returns false when a conflict must be resolved first. */
  publish: () => Promise<boolean>;
  /** Returns to the public blocks. */
  discard: () => Promise<boolean>;
  handleKey: (event: KeyboardEvent) => void;
  leaveDialog: ReactNode;
}

const keptTexts = {
  explanation:
    'Ihre letzten Änderungen sind noch nicht gespeichert. Sie bleiben auf diesem Gerät und werden gespeichert, wenn Sie die Seite hier wieder öffnen.',
  leaveLabel: 'Seite verlassen',
};

export function useSiteEditor(record: SiteRecord): SiteEditor {
  const store = useEditorStore(record);
  const { history, saveState } = useSyncExternalStore(store.subscribe, store.get);
  const [updateSite] = useUpdateSiteMutation();
  const { setChanged, leaveDialog } = useUnsavedChanges(keptTexts);
  const { isChanged } = store;
  const isStuck = isChanged && saveState.kind === 'failed' && !hasErrorCode(saveState.error, 'NOT_FOUND');
  useEffect(() => setChanged(isStuck), [setChanged, isStuck]);

  const updateVersion = async (version: string, input: UpdateInput) => {
    const { data } = await updateSite({ variables: { id: record.id, input, ifMatch: version } });
    return data!.record;
  };
  return {
    history,
    saveState,
    isChanged,
    saveNow: store.saveNow,
    edit: store.edit,
    resolve: store.resolve,
    fieldErrors: pageErrors(record.type, history.blocks),
    leaveDialog,
    update: input => store.change(version => updateVersion(version, input)),
    publish: () =>
      store.change(async version => {
        if (store.get().history.conflicts.length > 0) return null;
        const input = { content: toContentInput(store.get().history.blocks), draft: [], hasDraft: false, isPublic: true };
        return updateVersion(version, input);
      }),
    discard: () =>
      store.change(async version => {
        const discarded = await updateVersion(version, { draft: [], hasDraft: false });
        store.show(toBlocks(discarded.content));
        return discarded;
      }),
    handleKey: event => handleUndoKeys(event, store.edit),
  };
}

// Inside a text field the browser has its own undo.
function handleUndoKeys(event: KeyboardEvent, edit: (step: EditStep) => void): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || isTyping(event) || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  edit({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
}
