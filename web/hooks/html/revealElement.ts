/** Shows an element that a collapsed section or another tab hides, so that it can have the focus. */
export function revealElement(element: Element): void {
  const section = element.closest('details');
  if (section) section.open = true;
  const hiddenTab = '[data-tab][hidden]';
  for (let tab = element.closest<HTMLElement>(hiddenTab); tab; tab = tab.parentElement?.closest<HTMLElement>(hiddenTab) ?? null) {
    document.getElementById(tab.dataset.tab!)?.click();
    tab.hidden = false; // React does the same, but later
  }
}
