/** The blocks of a page as GraphQL data, and what they need of the page and the shop. */
import { createContext, useContext, type ComponentType } from 'react';
import type { ContentBlockInput, PageBlockFragment } from './Page.generated';
import { toGraphqlEnumValue, type Id } from '../../schema/fields/field';
import type { StoredBlock } from '../../schema/fields/values';

export type BlockData = PageBlockFragment & {
  /** Only in the preview of the editor: the block is empty and has the content of an example. */
  isExample?: true;
};

/** What the preview of the editor adds to a page. Visitors never load it. */
export interface CanvasParts {
  /** The place after a block, or at the top of the page. Missing where no block can be added. */
  InsertPoint?: ComponentType<{ after: Id | null }>;
  ExampleNote: ComponentType;
  /** Says why visitors do not see a shared block. */
  UnseenNote: ComponentType<{ block: BlockData }>;
}

/** The content of a block: its own, or that of the shared block to which it refers. */
type BlockContent = Pick<BlockData, 'type' | 'config'>;

/** Returns the content that the block shows at this time; null for a shared block that is not public. */
export function shownContent(block: BlockData, now: number): BlockContent | null {
  if (block.type !== 'shared') return block;
  const shared = block.shared?.block;
  if (!shared?.isPublic) return null;
  const isValid = (!shared.validFrom || Date.parse(shared.validFrom) <= now) && (!shared.validTo || now < Date.parse(shared.validTo));
  return isValid ? { ...shared, config: shared.config ?? {} } : null;
}

/** Returns the values of the block, which are in the field of its type. */
export function blockValue(block: BlockContent): object | null {
  const values: Readonly<Record<string, unknown>> = block;
  const value = values[block.type];
  return typeof value === 'object' ? value : null;
}

/** Returns the attributes of the element of a block. */
export const markOf = ({ id, isExample }: BlockData) => ({ 'data-block': id, 'data-example': isExample });

/** Converts blocks to GraphQL input, with enum values as block types. */
export const toBlockInput = (blocks: readonly StoredBlock[]): ContentBlockInput[] =>
  blocks.map(block => ({ ...block, type: toGraphqlEnumValue(block.type) }) as unknown as ContentBlockInput);

export type OrderRequestData = NonNullable<BlockData['orderRequest']>;

/** The attribute that names the field of a block in the preview of the editor. */
interface FieldMark {
  'data-field'?: string;
}

interface PageContextValue {
  /** The id of the page. */
  id?: Id;
  /** Whether the page is the preview of the editor. */
  isPreview?: boolean;
  canvas?: CanvasParts;
  shopName: string;
  /** The e-mail address for job applications (G-081). */
  email: string | null;
  /** Whether this is the home page `/`; only its balloon shows news. */
  isHome: boolean;
  /** Whether the page starts with a hero. */
  hasHero?: boolean;
  /** Shown below the text of that hero. */
  HeroAction?: ComponentType;
  /** The dialog of the order request form; without it the button is not shown. */
  OrderRequestDialog?: ComponentType<{ request: OrderRequestData; onClose: () => void }>;
}

export const PageContext = createContext<PageContextValue>({ shopName: '', email: null, isHome: false });

/** Returns a function that marks the element of a field, so that a press on it in the preview opens the field. Visitors get no mark. */
export function useFieldMark(): (field: string) => FieldMark {
  const { isPreview = false } = usePage();
  return field => (isPreview ? { 'data-field': field } : {});
}

export const usePage = (): PageContextValue => useContext(PageContext);
