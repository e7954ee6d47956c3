/** Tells whether a key is pressed inside an input, where it writes and is no shortcut. */
export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable=true], [contenteditable=true] *');
