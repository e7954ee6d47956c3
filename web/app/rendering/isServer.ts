/** Whether the server renders the page. */
export const isServer = typeof document === 'undefined';
