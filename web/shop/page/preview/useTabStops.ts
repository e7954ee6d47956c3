/** Lets the Tab key stop at the values of the selected block, so that Enter edits them. */
import { useEffect } from 'react';
import { valueAt } from '../../../../schema/blocks/valuePath';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isArray } from '../../../../schema/objects';
import { fieldOf, imageElements } from './editing/editMessage';
import { blockElement } from './elements';
import { setAttributes } from './setAttributes';

/** `content` changes when an element may have appeared since. */
export function useTabStops(block: StoredBlock | undefined, content: unknown): void {
  useEffect(() => {
    if (!block) return;
    const fields = [...(blockElement(block.id)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const restorers = fields.flatMap(element => addStops(element, block));
    return () => restorers.forEach(restore => restore());
  }, [block, content]);
}

function addStops(element: HTMLElement, block: StoredBlock): (() => void)[] {
  const path = element.dataset.field!;
  const value = valueAt(block.value, path);
  if (fieldOf(block, path)?.type !== 'images' || !isArray(value)) return [setAttributes(element, { tabindex: '0' })];
  const images = imageElements(element, value).map((image, index) =>
    setAttributes(image, { tabindex: '0', role: 'button', 'aria-label': `Bild ${index + 1} bearbeiten` }),
  );
  // Images that only decorate the page are hidden from screen readers, but not from those who edit them.
  return element.hasAttribute('aria-hidden') ? [...images, setAttributes(element, { 'aria-hidden': 'false' })] : images;
}
