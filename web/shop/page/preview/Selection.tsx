/** Reports to the editor what is pressed in the preview, and marks the block and the field that are selected there. */
import { useEffect, useLayoutEffect } from 'react';
import type { BlockData } from '../../../blocks/pageContext';
import { postToEditor, type EditMessage, type EditorMessage } from '../../../blocks/preview/previewMessages';
import { scrollBehavior } from '../../../hooks/reducedMotion';
import { editMessageFor, type FindBlock } from './editing/editMessage';
import { placeOf } from './elements';
import { useTabStops } from './useTabStops';

export interface Selected {
  id: string | null;
  field: string | null;
}

interface Props {
  selected: Selected;
  blocks: readonly BlockData[];
  canEdit: boolean;
  findStored: FindBlock;
}

export function Selection({ selected: { id, field }, blocks, canEdit, findStored }: Props) {
  const block = blocks.find(current => current.id === id);
  // From the moment the page stops being busy.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const findEditable: FindEditable = (target, point) => (canEdit ? editMessageFor(target, findStored, point) : undefined);
    addEventListener('click', event => handleClick(event, findEditable), options);
    addEventListener('dblclick', event => handleDoubleClick(event, findEditable), options);
    addEventListener('keydown', event => handleKey(event, findEditable), options);
    return () => listeners.abort();
  }, [canEdit, findStored]);
  useHighlight(block && `[data-block="${id}"]`, 'selected');
  useHighlight(block && field !== null ? `[data-block="${id}"] [data-field="${field}"]` : undefined, 'focused', block);
  useTabStops(block && canEdit ? findStored(block.id) : undefined, block);
  return null;
}

/** Returns the message that edits the value at an element; undefined where nothing can be edited. */
type FindEditable = (target: Element, point?: EditMessage['point']) => ReturnType<typeof editMessageFor>;

/** The text that is being edited, and the controls of the editor, handle presses themselves. */
const isOwn = (target: Element): boolean => target.closest('[data-canvas], [contenteditable]') !== null;

/** Shows more of a block, which can be edited as well. */
const unfoldingButton = '[data-block] button[aria-expanded]';

/** A press selects a place, or a block and its field; links and forms are inactive in the preview. */
function handleClick(event: MouseEvent, findEditable: FindEditable): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a, button:not([data-canvas] *), form')) event.preventDefault();
  if (isOwn(target) || target.closest(unfoldingButton)) return;
  event.stopPropagation();
  const place = target.closest<HTMLElement>('[data-insert]');
  if (place) return postToEditor({ preview: 'insert', after: place.dataset.insert || null });
  const message = findEditable(target);
  if (message?.preview === 'edit' && message.index !== undefined) return postToEditor(message); // an image
  const picked = placeOf(target);
  if (picked) postToEditor({ preview: 'pick', ...picked });
}

function handleDoubleClick(event: MouseEvent, findEditable: FindEditable): void {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element) || isOwn(target)) return;
  const message = findEditable(target, { x: clientX, y: clientY });
  if (message?.preview === 'shared' || message?.point) postToEditor(message);
}

/** Enter edits the value with the focus, or opens its form; F6 leads back to the list of blocks. */
function handleKey(event: KeyboardEvent, findEditable: FindEditable): void {
  const { target, key } = event;
  if (!(target instanceof Element)) return;
  const message = key === 'F6' ? ({ preview: 'leave' } as const) : (undoMessage(event, target) ?? editMessage(event, target, findEditable));
  if (!message) return;
  event.preventDefault();
  postToEditor(message);
}

/** A text that is being edited has its own undo. */
function undoMessage(event: KeyboardEvent, target: Element): EditorMessage | undefined {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return undefined;
  if (isOwn(target) && document.querySelector('[contenteditable]')) return undefined;
  return { preview: key === 'y' || event.shiftKey ? 'redo' : 'undo' };
}

function editMessage({ key }: KeyboardEvent, target: Element, findEditable: FindEditable): EditorMessage | undefined {
  const isField = key === 'Enter' && !isOwn(target) && target.matches('[data-field], [data-field] img');
  const place = isField ? placeOf(target) : undefined;
  return place && (findEditable(target) ?? { preview: 'pick', ...place });
}

/** Marks the first element for this selector and scrolls it into view. `content` changes when the element may have appeared since. */
function useHighlight(selector: string | undefined, name: 'selected' | 'focused', content?: unknown): void {
  useEffect(() => {
    if (!selector) return;
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    return () => document.querySelector(`[data-${name}]`)?.removeAttribute(`data-${name}`);
  }, [selector, name]);
  useEffect(() => {
    if (selector) document.querySelector(selector)?.setAttribute(`data-${name}`, '');
  }, [selector, name, content]);
}
