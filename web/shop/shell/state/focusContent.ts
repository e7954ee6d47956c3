/** Moves the focus to the content of the page, for what held the focus and disappears. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
