/** Tells the preview of the editor from a visited page. The shop loads this with every page, but none of the messages. */

/** The query parameter that marks a page as preview. */
export const previewParameter = 'vorschau';

/** Tells whether this page is shown in the preview frame of the editor. */
export const isPreviewFrame = (): boolean =>
  typeof window !== 'undefined' && window.parent !== window && new URLSearchParams(location.search).has(previewParameter);
