/** The state of the page editor: the history of its blocks, the save state and the actions on the page. */
import { useEffect, useReducer, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { draft, site } from '../../../../schema/collections/site';
import { validate } from '../../../../schema/fields/validation/validate';
import { messageFor } from '../../../../schema/errors/messages';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import type { FieldError } from '../../../fields/editors';
import { isTyping } from '../../../ui/actions/isTyping';
import { useSiteLazyQuery, useUpdateSiteMutation, type UpdateSiteMutationVariables } from '../../../generated/collections/site';
import { startHistory, applyEdit, type BlockHistory, type Blocks, type EditStep } from '../blocks/blockHistory';
import { withoutEmptySlots } from '../blocks/emptySlots';
import { toBlocks, toContentInput, type SiteRecord } from '../blocks/siteRecord';
import { useAutosave, type Autosave } from './useAutosave';

/** The index of a block, the part of it, and the path of the field in this part. */
export type FieldPath = readonly (string | number)[];

type UpdateInput = UpdateSiteMutationVariables['input'];

export interface SiteEditor extends Pick<Autosave<Blocks>, 'saveState' | 'isChanged' | 'saveNow'> {
  history: BlockHistory;
  edit: (edit: EditStep) => void;
  fieldErrors: readonly FieldError[];
  /** Updates the fields of the page other than its blocks. */
  update: (input: UpdateInput) => Promise<void>;
  /** Makes the blocks public. */
  publish: () => Promise<void>;
  /** Returns to the public blocks. */
  discard: () => Promise<void>;
  /** Resolves a conflict with the viewer's own blocks or with those on the server. */
  resolveConflict: (winner: 'mine' | 'theirs') => Promise<void>;
  handleKey: (event: KeyboardEvent) => void;
  leaveDialog: ReactNode;
}

const { content, type } = site.fields;

const currentBlocks = (record: SiteRecord): Blocks => toBlocks(record.hasDraft ? record.draft : record.content);

export function useSiteEditor(record: SiteRecord): SiteEditor {
  const { id } = record;
  const [history, edit] = useReducer(applyEdit, record, initialRecord => startHistory(currentBlocks(initialRecord)));
  const [updateSite] = useUpdateSiteMutation();
  const [loadSite] = useSiteLazyQuery({ fetchPolicy: 'network-only' });
  const version = useRef(record.updatedAt);
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const blocks = withoutEmptySlots(history.blocks);
  const issues = validate({ type, content }, { type: record.type, content: blocks });
  const isStorable = validate({ type, draft }, { type: record.type, draft: blocks }).length === 0;
  const fieldErrors = issues.map(issue => ({ path: issue.path.slice(1), text: messageFor(issue) }));

  async function update(input: UpdateInput): Promise<void> {
    const { data } = await updateSite({ variables: { id, input, ifMatch: version.current } });
    version.current = data!.record.updatedAt;
  }
  const autosave = useAutosave(history.blocks, isStorable, changed => update({ draft: toContentInput(changed), hasDraft: true }));
  const { isChanged, waitForSave, markSaved, saveNow } = autosave;
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);

  function showBlocks(loaded: Blocks): void {
    edit({ do: 'load', blocks: loaded });
    markSaved(loaded);
  }
  return {
    ...autosave,
    history,
    edit,
    fieldErrors,
    leaveDialog,
    update: async input => {
      await waitForSave();
      await update(input);
    },
    publish: async () => {
      await waitForSave();
      const published = history.blocks;
      await update({ content: toContentInput(published), draft: [], hasDraft: false, isPublic: true });
      markSaved(published);
    },
    discard: async () => {
      await waitForSave();
      await update({ draft: [], hasDraft: false });
      showBlocks(toBlocks(record.content));
    },
    resolveConflict: async winner => {
      const { data } = await loadSite({ variables: { id } });
      if (!data) return;
      version.current = data.record.updatedAt;
      if (winner === 'mine') await saveNow();
      else showBlocks(currentBlocks(data.record));
    },
    handleKey: event => handleUndoKeys(event, edit),
  };
}

// Inside a text field the browser has its own undo.
function handleUndoKeys(event: KeyboardEvent, edit: (step: EditStep) => void): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || isTyping(event) || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  edit({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
}
