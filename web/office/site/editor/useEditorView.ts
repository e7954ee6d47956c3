/** What the page editor shows: the tab, the picker of blocks, and the field with the focus, to which a person may be led. */
import { useEffect, useState } from 'react';
import { revealElement } from '../../../hooks/html/revealElement';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import type { SiteRecord } from '../blocks/siteRecord';
import type { EditorTab } from './EditorTabs';
import { useBlockInsertion } from './insertion/useBlockInsertion';
import type { FieldPath, SiteEditor } from './useSiteEditor';
import { useUndo } from './useUndo';

/** Below this width, the preview is a tab. */
const wideQuery = '(min-width: 1024px)';
/** From this width, the form of the open block is beside the preview. */
const inspectorQuery = '(min-width: 1600px)';

/** What can have the focus in a field: its control, or the first one of a list. */
const controls = 'input, select, textarea, [contenteditable=true], button';

export function useEditorView(
  editor: Pick<SiteEditor, 'history' | 'properties' | 'edit'>,
  pageType: SiteRecord['type'],
  isReadOnly: boolean,
) {
  const { history, edit } = editor;
  const isWide = useMediaQuery(wideQuery);
  const hasInspector = useMediaQuery(inspectorQuery);
  const [tab, setTab] = useState<EditorTab>('content');
  const [field, setField] = useState<string | null>(null);
  const focusField = useFieldFocus();
  /** Opens the block and focuses the field of its value, if one is given. */
  const openBlock = (blockId: string, field: string | null = null, part: string | number = 'value'): void => {
    setTab('content');
    edit({ do: 'open', id: blockId });
    if (field !== null) focusField(`${blockId}-${part}-${field.replaceAll('.', '-')}`);
  };
  /** Opens the block while its value is edited on the page. */
  const selectField = (blockId: string, path: string): void => {
    edit({ do: 'open', id: blockId });
    focusField(null);
    setField(`value.${path.split('.')[0]}`);
  };
  /** Moves the focus from the page to the list of blocks. */
  const focusBlock = (): void => {
    setTab('content');
    focusHeader();
  };
  const openField = ([index, part, name]: FieldPath): void => {
    const block = history.blocks[Number(index)];
    if (block) openBlock(block.id, name === undefined ? null : String(name), part);
  };
  const insertion = useBlockInsertion({ history, pageType, isReadOnly, edit, openBlock });
  const { undo, handleKey } = useUndo(editor, { tab, setTab, focusHeader });
  return { isWide, hasInspector, tab, setTab, field, setField, insertion, openBlock, openField, selectField, focusBlock, undo, handleKey };
}

/** A person who uses one of these goes on elsewhere. */
const leavingEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'blur'] as const;

/** Returns a function that focuses the field with this id, or no field any more. Rich text is loaded when a form first needs it and moves the fields below. */
function useFieldFocus() {
  const [field, setField] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!field) return;
    const show = (): void => showControl(field.id);
    const observer = new MutationObserver(show);
    const listeners = new AbortController();
    const { signal } = listeners;
    const stop = (): void => {
      observer.disconnect();
      listeners.abort();
    };
    show();
    observer.observe(document.body, { childList: true, subtree: true });
    for (const event of leavingEvents) addEventListener(event, stop, { signal });
    // Voice control and screen readers move the focus without a key or a press.
    addEventListener('focusout', ({ target, relatedTarget }) => relatedTarget && target === findControl(field.id) && stop(), { signal });
    return stop;
  }, [field]);
  return (id: string | null) => setField(id === null ? null : { id });
}

/** Focuses the header of the open block, or of the first one. */
function focusHeader(): void {
  const headers = [...document.querySelectorAll<HTMLElement>('[data-header]')];
  (headers.find(({ ariaExpanded }) => ariaExpanded === 'true') ?? headers[0])?.focus();
}

function findControl(fieldId: string): HTMLElement | null {
  const field = document.getElementById(fieldId);
  return field?.matches(controls) ? field : (field?.querySelector<HTMLElement>(controls) ?? null);
}

function showControl(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field) revealElement(field);
  const control = findControl(fieldId);
  if (control !== document.activeElement) control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
