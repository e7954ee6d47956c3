/** The text and the caret of an element that is edited. */

/** Returns the text of the element; a line break at the end only makes room for the caret. */
export function readText(element: HTMLElement): string {
  const text = [...element.childNodes].map(node => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''))).join('');
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Returns the text as `readText` reads it: after a line break at the end, there must be room for the caret. */
export const withCaretRoom = (text: string): string => (text.endsWith('\n') ? `${text}\n` : text);

/** Returns as much of the text as fits, without a part of a character. */
export function fittingText(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...new Intl.Segmenter().segment(text)];
  return text.slice(0, characters.findLast(({ index }) => index <= Math.max(0, length))?.index ?? 0);
}

const rangeIn = (element: HTMLElement): Range | undefined => {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return range && element.contains(range.startContainer) && element.contains(range.endContainer) ? range : undefined;
};

export const selectionIsIn = (element: HTMLElement): boolean => rangeIn(element) !== undefined;

export const lengthOfSelection = (element: HTMLElement): number => rangeIn(element)?.toString().length ?? 0;

export function moveCaretToEnd(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
