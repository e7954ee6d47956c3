/** The types of pages: which blocks each may hold (G-089). */
import { pageBlocks, type PageBlock } from '.';

interface PageType {
  readonly label: string;
  readonly allows: readonly PageBlock[];
  /** How many blocks it holds at most. */
  readonly max: number;
}

const pageTypes = {
  standard: { label: 'Standardseite', allows: pageBlocks, max: 150 },
  simple: { label: 'Einfache Seite', allows: ['text'], max: 1 },
} as const satisfies Readonly<Record<string, PageType>>;

type PageTypeName = keyof typeof pageTypes;

/** The type that came from outside; undefined: there is none. */
export const pageTypeOf = (name: unknown): PageType | undefined =>
  typeof name === 'string' && Object.hasOwn(pageTypes, name) ? pageTypes[name as PageTypeName] : undefined;
