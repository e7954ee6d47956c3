/** How large the things are that a finger has to meet. */
import type { Page } from 'playwright-core';

/** In CSS pixels; a hair less is rounding. */
const least = 43.5;

/** What is smaller than a finger: by its name and size. Links within a sentence are as high as their line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(least => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const isInSentence = (element: Element): boolean => element.matches('p a, label a');
    return [...top.querySelectorAll('a, button, select, input:not([type=radio]):not([type=checkbox]), summary, [role=spinbutton]')]
      .filter(element => !isInSentence(element) && getComputedStyle(element).visibility !== 'hidden')
      .flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = width > 1 && height > 1;
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        return isSeen && (width < least || height < least) ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
      });
  }, least);
