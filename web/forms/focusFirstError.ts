/** Leads to what is wrong in a form: folded sections that hold some of it are opened, and the first of it is where to go on. */

const controls = 'input, select, textarea, button';

export function showFirstFlaw(form: HTMLElement | null): void {
  const flaws = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true], [id$="-error"]') ?? [])];
  for (const flaw of flaws) {
    const section = flaw.closest('details');
    if (section) section.open = true;
  }
  const [first] = flaws;
  // What is wrong with a list as a whole stands in it; one goes on at its first control.
  const place = first?.matches(controls) ? first : first?.closest('fieldset')?.querySelector<HTMLElement>(controls);
  place?.focus();
}
