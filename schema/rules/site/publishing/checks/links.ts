/** Finds links of a page that lead nowhere, or to what visitors cannot see. */
import type { StoredBlock } from '../../../../fields/values';
import { isReservedPath } from '../../../../fields/validation/formats';
import { normalizePath } from '../../redirects';
import { richTextsOf } from './richTexts';

export interface LinkFacts {
  /** Where the shop is: `https://shop.example`. */
  readonly origin: string;
  /** The path of the page itself, which is about to be public. */
  readonly ownPath: string;
  /** Of `pathsOf`, those where a page, a branch or a redirect is. */
  readonly paths: readonly { readonly path: string; readonly isPublic: boolean }[];
  /** The legal pages with a text of the shop's own. */
  readonly legalTexts: readonly string[];
  /** The linked files that do not exist. */
  readonly missingFiles: readonly string[];
}

type LinkProblem = 'missing' | 'hidden';

const linkPattern = /<a\b[^>]*?\shref="([^"]*)"/g;

/** Returns the targets of the links in a text, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(linkPattern)].map(([, href]) => href!.replaceAll('&amp;', '&'))),
];

/** Returns the targets of the links in a block. */
export const linksOf = (block: StoredBlock): string[] => richTextsOf(block).flatMap(({ html }) => linksIn(html));

/** Returns the path of the page of a branch. */
export const branchPath = (identifier: string): string => `store/${identifier}`;

/**
 * Returns the path within the shop, without slashes at its ends, of a product of a branch that of the branch; undefined for other targets,
 * which are not checked.
 */
function shopPath(link: string, origin: string): string | undefined {
  const target = link === origin || link.startsWith(`${origin}/`) ? link.slice(origin.length) || '/' : link;
  if (!/^\/(?!\/)/.test(target)) return undefined;
  const path = normalizePath(target);
  const [first, second] = path.split('/');
  return first === 'store' && second ? branchPath(second) : path;
}

/** Returns the paths within the shop to which the blocks link, each once. */
export const pathsOf = (blocks: readonly StoredBlock[], origin: string): string[] => [
  ...new Set(blocks.flatMap(linksOf).flatMap(link => shopPath(link, origin) ?? [])),
];

/** Tells whether the link points to a file of the shop, which only a request finds. */
export const isFileLink = (link: string, origin: string): boolean => /^(?:upload|image)\//.test(shopPath(link, origin) ?? '');

export function linkProblem(link: string, facts: LinkFacts): LinkProblem | undefined {
  const path = shopPath(link, facts.origin);
  if (path === undefined || path === '' || path === facts.ownPath) return undefined;
  if (facts.missingFiles.includes(link)) return 'missing';
  const [first, second = ''] = path.split('/');
  if (first !== 'store' && isReservedPath(path)) return undefined;
  if (first === 'site' && facts.legalTexts.includes(second)) return undefined;
  return visibility(facts.paths.find(found => found.path === path));
}

const visibility = (found: { readonly isPublic: boolean } | undefined): LinkProblem | undefined =>
  !found ? 'missing' : found.isPublic ? undefined : 'hidden';
