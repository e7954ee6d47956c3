/** The id of the element that says how many products match. */
export const resultId = 'menu-result';

/** Shows the start of the result, which may stand above the visible part, or below it where the keyboard of a phone covers the page. */
export function scrollToResult(): void {
  const result = document.getElementById(resultId);
  const top = result?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) result?.scrollIntoView({ behavior: 'instant' });
}
