/** The page types and the blocks each may contain (G-089). */
import { pageBlockTypes, type PageBlock } from './index';
import { isKeyOf } from '../objects';

interface PageType {
  readonly label: string;
  readonly allowedBlocks: readonly PageBlock[];
  /** The maximum number of blocks. */
  readonly maxBlocks: number;
}

const pageTypes = {
  standard: { label: 'Standardseite', allowedBlocks: pageBlockTypes, maxBlocks: 150 },
  simple: { label: 'Einfache Seite', allowedBlocks: ['text'], maxBlocks: 1 },
} as const satisfies Readonly<Record<string, PageType>>;

/** The type of a page without one (CMS-05). */
const defaultPageType: PageType = pageTypes.standard;

/** Returns the page type of a name from client input, or undefined. */
export const findPageType = (name: unknown): PageType | undefined =>
  name === null || name === undefined ? defaultPageType : isKeyOf(pageTypes, name) ? pageTypes[name] : undefined;
