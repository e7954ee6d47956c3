/** Focuses the first invalid control of a form, and opens collapsed sections that contain errors. */

const controls = 'input, select, textarea, button';

export function focusFirstError(form: HTMLElement | null): void {
  const invalidElements = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true], [id$="-error"]') ?? [])];
  for (const element of invalidElements) {
    const section = element.closest('details');
    if (section) section.open = true;
  }
  const [first] = invalidElements;
  // An error of a whole list is on its fieldset, so the first control inside gets the focus.
  const target = first?.matches(controls) ? first : first?.closest('fieldset')?.querySelector<HTMLElement>(controls);
  target?.focus();
}
