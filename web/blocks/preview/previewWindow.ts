/** Where a page is shown as a preview. Without the messages, because every page of the shop loads it. */

/** The query parameter that marks a page as preview. */
export const previewParameter = 'vorschau';

/** Returns the window of the editor: around the frame, or the one that opened this window. */
export function editorWindow(): Window | null {
  const opener: Window | null = window.opener;
  return window.parent === window ? opener : window.parent;
}

/** Tells whether this page is a preview of the editor. */
export const isPreview = (): boolean =>
  typeof window !== 'undefined' && editorWindow() !== null && new URLSearchParams(location.search).has(previewParameter);

/** Tells whether this page is a preview in a window of its own. */
export const isPreviewWindow = (): boolean => isPreview() && window.parent === window;
