/** Sorts pages into a tree by their parents. */

interface SiteNode {
  id: string;
  parent: { id: string } | null;
}

interface TreeSite<T> {
  site: T;
  /** The number of ancestors; 0 at the top level. */
  depth: number;
}

/** Returns every page after its parent, in the given order. A page without a known parent is at the top level. */
export function buildSiteTree<T extends SiteNode>(sites: readonly T[]): TreeSite<T>[] {
  const ids = new Set(sites.map(({ id }) => id));
  const descendantsOf = (parent: string | null, depth: number, ancestors: readonly string[]): TreeSite<T>[] =>
    sites
      .filter(site => (site.parent && ids.has(site.parent.id) ? site.parent.id : null) === parent && !ancestors.includes(site.id))
      .flatMap(site => [{ site, depth }, ...descendantsOf(site.id, depth + 1, [...ancestors, site.id])]);
  return descendantsOf(null, 0, []);
}
