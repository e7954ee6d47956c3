/** Focuses the first invalid control of a form, in whichever tab it is, and opens collapsed sections that contain errors. */
import { revealElement } from '../hooks/html/revealElement';

const controls = 'input, select, textarea, button';

export function focusFirstError(form: HTMLElement | null): void {
  const invalidElements = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true], [id$="-error"]') ?? [])];
  const [first, ...others] = invalidElements;
  for (const element of others) {
    const section = element.closest('details');
    if (section) section.open = true;
  }
  if (first) revealElement(first);
  // An error of a whole list is on its fieldset, so the first control inside gets the focus.
  const target = first?.matches(controls) ? first : first?.closest('fieldset')?.querySelector<HTMLElement>(controls);
  target?.focus();
}
