/** What the page editor shows: the tab, on narrow screens the form or the preview, and the field that a person is led to. */
import { useEffect, useState } from 'react';
import { focusFirstError } from '../../../forms/focusFirstError';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { blockFormId } from '../blocks/blockSummary';
import type { EditorTab } from './EditorTabs';
import type { FieldPath, SiteEditor } from './useSiteEditor';

/** Below this width, the editor shows either the form or the preview. */
const wideQuery = '(min-width: 1024px)';

export function useEditorView({ history, edit }: Pick<SiteEditor, 'history' | 'edit'>) {
  const isWide = useMediaQuery(wideQuery);
  const [tab, setTab] = useState<EditorTab>('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const focusField = useFieldFocus();
  const openBlock = (id: string): void => {
    setTab('content');
    setSide('edit');
    edit({ do: 'open', id });
  };
  /** Opens the block of a path and focuses its field. */
  const openField = ([index, part, name]: FieldPath): void => {
    const block = history.blocks[Number(index)];
    if (!block) return;
    openBlock(block.id);
    focusField({ blockId: block.id, inputId: `${block.id}-${part}-${name}` });
  };
  return { isWide, tab, setTab, side, setSide, openBlock, openField };
}

/** Returns a function that focuses a field once the form of its block is open. */
function useFieldFocus() {
  const [field, setField] = useState<{ blockId: string; inputId: string }>();
  useEffect(() => {
    if (!field) return;
    const input = document.getElementById(field.inputId);
    if (input?.matches('input, select, textarea')) input.focus();
    else focusFirstError(document.getElementById(blockFormId({ id: field.blockId })));
  }, [field]);
  return setField;
}
