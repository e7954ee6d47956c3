/** The state of the page editor: its blocks and their history, the save state and the actions on the page. */
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import type { FieldError } from '../../../fields/fieldErrors';
import type { Author, BlockHistory } from '../blocks/blockHistory';
import type { SiteRecord } from '../blocks/siteRecord';
import type { EditorStore, SaveState } from './saving/editorStore';
import type { PropertyEdits } from './saving/propertyEdits';
import { pageErrors } from './saving/pageErrors';
import { useEditorStore } from './saving/useEditorStore';
import { usePageOperations, type PageOperations } from './saving/usePageOperations';

/** The index of a block, the part of it, and the path of the field in this part. */
export type FieldPath = readonly (string | number)[];

export interface SiteEditor extends PageOperations {
  history: BlockHistory;
  saveState: SaveState;
  /** The last version of another editor that was merged. */
  merged: Author | null;
  /** True if there are unsaved changes. */
  isChanged: boolean;
  /** Saves immediately, even after an error. */
  saveNow: () => Promise<void>;
  edit: EditorStore['edit'];
  resolve: EditorStore['resolve'];
  /** The properties of the page, and what of them is not saved. */
  properties: PropertyEdits;
  saveProperties: EditorStore['saveProperties'];
  resolveProperty: EditorStore['resolveProperty'];
  fieldErrors: readonly FieldError[];
  leaveDialog: ReactNode;
}

const unsavedTexts = {
  explanation:
    'Ihre letzten Änderungen sind noch nicht gespeichert. Sie bleiben auf diesem Gerät und werden gespeichert, wenn Sie die Seite hier wieder öffnen.',
  leaveLabel: 'Seite verlassen',
};

export function useSiteEditor(record: SiteRecord): SiteEditor {
  const store = useEditorStore(record);
  const { history, properties, saveState, merged } = useSyncExternalStore(store.subscribe, store.get);
  const operations = usePageOperations(record.id, store);
  const { setChanged, leaveDialog } = useUnsavedChanges(unsavedTexts);
  const { isChanged } = store;
  const isStuck = isChanged && saveState.kind === 'failed';
  useEffect(() => setChanged(isStuck), [setChanged, isStuck]);

  return {
    history,
    properties,
    saveState,
    merged,
    isChanged,
    saveNow: store.saveNow,
    edit: store.edit,
    resolve: store.resolve,
    saveProperties: store.saveProperties,
    resolveProperty: store.resolveProperty,
    fieldErrors: pageErrors(record.type, history.blocks),
    leaveDialog,
    ...operations,
  };
}
