/** Selects the division of the overview page (G-008). */

/** The division in the URL limits the overview to its branches. A shop's only division just provides title and description. */
export function findDivision<D extends { readonly identifier: string }>(
  divisions: readonly D[],
  identifier: string | null,
): (D & { isFilter: boolean }) | undefined {
  const match = divisions.find(division => division.identifier === identifier);
  if (match) return { ...match, isFilter: true };
  const [single, ...others] = divisions;
  return single && !others.length ? { ...single, isFilter: false } : undefined;
}
