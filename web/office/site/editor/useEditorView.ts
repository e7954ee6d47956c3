/** What the page editor shows: the tab, on narrow screens the form or the preview, and the field that a person is led to. */
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import type { EditorTab } from './EditorTabs';
import type { FieldPath, SiteEditor } from './useSiteEditor';

/** Below this width, the editor shows either the form or the preview. */
const wideQuery = '(min-width: 1024px)';

/** What can have the focus in a field: its control, or the first one of a list. */
const controls = 'input, select, textarea, [contenteditable=true], button';

export function useEditorView({ history, edit }: Pick<SiteEditor, 'history' | 'edit'>) {
  const isWide = useMediaQuery(wideQuery);
  const [tab, setTab] = useState<EditorTab>('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const focusField = useFieldFocus();
  /** Opens the block and focuses the field of its value, if one is given. */
  const openBlock = (blockId: string, field: string | null = null, part: string | number = 'value'): void => {
    setTab('content');
    setSide('edit');
    edit({ do: 'open', id: blockId });
    if (field !== null) focusField(`${blockId}-${part}-${field}`);
  };
  const openField = ([index, part, name]: FieldPath): void => {
    const block = history.blocks[Number(index)];
    if (block) openBlock(block.id, name === undefined ? null : String(name), part);
  };
  return { isWide, tab, setTab, side, setSide, openBlock, openField };
}

/** Returns a function that focuses the field with this id once it is there: rich text is loaded when a form first needs it. */
function useFieldFocus() {
  const [field, setField] = useState<{ id: string }>();
  useEffect(() => {
    if (!field || focusControl(field.id)) return;
    const observer = new MutationObserver(() => focusControl(field.id) && stop());
    const stop = (): void => observer.disconnect();
    observer.observe(document.body, { childList: true, subtree: true });
    const events = ['pointerdown', 'keydown'] as const; // the person goes on elsewhere
    for (const event of events) addEventListener(event, stop);
    return () => {
      stop();
      for (const event of events) removeEventListener(event, stop);
    };
  }, [field]);
  return (id: string) => setField({ id });
}

function focusControl(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' }); // rich text above it may still be loading and would move it out of view
  return Boolean(control);
}
