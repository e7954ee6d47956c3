/** Sorts pages into a tree by their parents, and finds pages in it. */
import { siteStatus, type PlanState, type SiteStatus } from '../../../../schema/rules/site/publishing/siteStatus';

interface SiteNode {
  id: string;
  parent: { id: string } | null;
}

export interface TreeSite<T> {
  site: T;
  /** The number of ancestors; 0 at the top level. */
  depth: number;
}

/** Returns every page after its parent, in the given order. A page without a known parent is at the top level. */
export function buildSiteTree<T extends SiteNode>(sites: readonly T[]): TreeSite<T>[] {
  const ids = new Set(sites.map(({ id }) => id));
  const children = new Map<string | null, T[]>();
  for (const site of sites) {
    const parent = site.parent && ids.has(site.parent.id) ? site.parent.id : null;
    children.set(parent, [...(children.get(parent) ?? []), site]);
  }
  const descendantsOf = (parent: string | null, depth: number): TreeSite<T>[] =>
    (children.get(parent) ?? []).flatMap(site => [{ site, depth }, ...descendantsOf(site.id, depth + 1)]);
  return descendantsOf(null, 0);
}

export interface FindableSite extends SiteNode {
  name: string;
  path: string;
  isPublic: boolean;
  hasDraft: boolean;
  /** Null when it is not known. */
  planState: Pick<PlanState<unknown>, 'publishAt' | 'hasExpired'> | null;
}

const noPlan = { publishAt: null, hasExpired: false };

export const statusOf = ({ isPublic, hasDraft, planState }: Pick<FindableSite, 'isPublic' | 'hasDraft' | 'planState'>): SiteStatus =>
  siteStatus({ isPublic, hasChanges: hasDraft, plan: planState ?? noPlan });

export interface SiteFilter {
  /** Every word must be in the name or in the path. */
  search: string;
  state: SiteStatus | null;
}

/** Returns the pages that match, in the order of the tree. */
export function findSites<T extends FindableSite>(sites: readonly T[], { search, state }: SiteFilter): TreeSite<T>[] {
  const tree = buildSiteTree(sites);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !state) return tree;
  const matches = ({ site }: TreeSite<T>): boolean =>
    (!state || statusOf(site) === state) && words.every(word => `${site.name} /${site.path}`.toLowerCase().includes(word));
  return tree.filter(matches).map(({ site }) => ({ site, depth: 0 }));
}
