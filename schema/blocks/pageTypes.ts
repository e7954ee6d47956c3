/** The page types and the blocks each may contain (G-089). */
import { pageBlockTypes, type PageBlock } from './index';

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

type PageTypeName = keyof typeof pageTypes;

/** Returns the page type of a name from client input, or undefined. */
export const findPageType = (name: unknown): PageType | undefined =>
  typeof name === 'string' && Object.hasOwn(pageTypes, name) ? pageTypes[name as PageTypeName] : undefined;
