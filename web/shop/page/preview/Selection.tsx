/** Reports to the editor what is pressed in the preview, and marks the block and the field that are selected there. */
import { useEffect } from 'react';
import type { BlockData } from '../../../blocks/pageContext';
import { postToEditor } from '../../../blocks/preview/previewMessages';

export interface Selected {
  id: string | null;
  field: string | null;
}

export function Selection({ selected: { id, field }, blocks }: { selected: Selected; blocks: readonly BlockData[] }) {
  const block = blocks.find(current => current.id === id);
  useEffect(() => {
    addEventListener('click', handleClick, true);
    return () => removeEventListener('click', handleClick, true);
  }, []);
  useHighlight(block && `[data-block="${id}"]`, 'selected');
  useHighlight(block && field !== null ? `[data-block="${id}"] [data-field="${field}"]` : undefined, 'focused', block);
  return null;
}

/** A press selects a place, or a block and its field; links and forms are inactive in the preview. */
function handleClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const find = (name: string): HTMLElement | null => target.closest<HTMLElement>(`[data-${name}]`);
  const [place, block] = [find('insert'), find('block')];
  if (target.closest('a, button, form')) event.preventDefault();
  if (place) postToEditor({ preview: 'insert', after: place.dataset.insert || null });
  else if (block) postToEditor({ preview: 'pick', id: block.dataset.block!, field: find('field')?.dataset.field ?? null });
  event.stopPropagation();
}

/** Marks the first element for this selector and scrolls it into view. `content` changes when the element may have appeared since. */
function useHighlight(selector: string | undefined, name: 'selected' | 'focused', content?: unknown): void {
  useEffect(() => {
    if (!selector) return;
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    return () => document.querySelector(`[data-${name}]`)?.removeAttribute(`data-${name}`);
  }, [selector, name]);
  useEffect(() => {
    if (selector) document.querySelector(selector)?.setAttribute(`data-${name}`, '');
  }, [selector, name, content]);
}
