/** Lets the Tab key stop at the values of the selected block, so that Enter edits them. */
import { useEffect, useRef } from 'react';
import { valueAt } from '../../../../schema/blocks/valuePath';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isArray } from '../../../../schema/objects';
import { fieldOf, imageElements } from './editing/editMessage';
import { blockElement } from './elements';
import { setAttributes } from './setAttributes';

type Attributes = Readonly<Record<string, string>>;

/** `content` changes when the element of the block may be another one. */
export function useTabStops(block: StoredBlock | undefined, content: unknown): void {
  const stops = useRef(new Map<Element, () => void>());
  useEffect(() => {
    const setStops = (): void => {
      const before = stops.current;
      const attributes = new Map(block ? stopsOf(block) : []);
      for (const [element, restore] of before) if (!attributes.has(element)) restore();
      // An element that stays keeps its attributes, because it would lose the focus without them.
      stops.current = new Map([...attributes].map(([element, texts]) => [element, before.get(element) ?? setAttributes(element, texts)]));
    };
    setStops();
    const element = block && blockElement(block.id);
    if (!element) return;
    const observer = new MutationObserver(setStops); // more entries are unfolded
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [block, content]);
}

const stopsOf = (block: StoredBlock): (readonly [Element, Attributes])[] =>
  [...(blockElement(block.id)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].flatMap(element => fieldStops(element, block));

function fieldStops(element: HTMLElement, block: StoredBlock): (readonly [Element, Attributes])[] {
  const path = element.dataset.field!;
  const value = valueAt(block.value, path);
  if (fieldOf(block, path)?.type !== 'images' || !isArray(value)) return [[element, { tabindex: '0' }]];
  const images = imageElements(element, value).map(
    (image, index) => [image, { tabindex: '0', role: 'button', 'aria-label': `Bild ${index + 1} bearbeiten` }] as const,
  );
  // Images that only decorate the page are hidden from screen readers, but not from those who edit them.
  return element.hasAttribute('aria-hidden') ? [...images, [element, { 'aria-hidden': 'false' }]] : images;
}
