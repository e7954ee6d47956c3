/** Pages as they lie under each other. */

interface Leaf {
  id: string;
  parent: { id: string } | null;
}

interface Placed<T> {
  site: T;
  /** How deep it lies; the uppermost at 0. */
  depth: number;
}

/** Every page behind the one it lies under, in the order they came. Whatever has lost its parent stands at the top. */
export function treeOf<T extends Leaf>(sites: readonly T[]): Placed<T>[] {
  const known = new Set(sites.map(({ id }) => id));
  const under = (parent: string | null, depth: number, above: readonly string[]): Placed<T>[] =>
    sites
      .filter(site => (site.parent && known.has(site.parent.id) ? site.parent.id : null) === parent && !above.includes(site.id))
      .flatMap(site => [{ site, depth }, ...under(site.id, depth + 1, [...above, site.id])]);
  return under(null, 0, []);
}
