/** Tells whether a key is pressed inside an input, where it writes or chooses and is no shortcut. A checkbox only knows the space bar. */
export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true], [contenteditable=true] *');
