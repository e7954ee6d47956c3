/** Which organisation the overview stands for (G-008). */

/** The one in the address narrows the overview to its branches; a single one only lends its title and description. */
export function divisionOf<D extends { readonly identifier: string }>(
  divisions: readonly D[],
  identifier: string | null,
): (D & { isNarrowing: boolean }) | undefined {
  const named = divisions.find(division => division.identifier === identifier);
  if (named) return { ...named, isNarrowing: true };
  const [only, ...others] = divisions;
  return only && !others.length ? { ...only, isNarrowing: false } : undefined;
}
