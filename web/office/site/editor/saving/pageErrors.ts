/** The rules that the blocks of a page must follow before they can be published. */
import { findPageType } from '../../../../../schema/blocks/pageTypes';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { site } from '../../../../../schema/collections/site';
import { messageFor } from '../../../../../schema/errors/messages';
import { validate } from '../../../../../schema/fields/validation/validate';
import type { StoredBlock } from '../../../../../schema/fields/values';
import type { FieldError } from '../../../../fields/fieldErrors';
import { withoutEmptySlots } from '../../blocks/emptySlots';
import type { SiteRecord } from '../../blocks/siteRecord';

type PageType = SiteRecord['type'];

const { content, type } = site.fields;

const validateBlocks = (pageType: PageType, blocks: Blocks): FieldError[] =>
  validate({ type, content }, { type: pageType, content: blocks.map(withoutEmptySlots) }).map(issue => ({
    path: issue.path.slice(1),
    text: messageFor(issue),
  }));

// A key changes one block of up to 150; the others are not validated again.
const cache = new WeakMap<StoredBlock, { pageType: PageType; errors: readonly FieldError[] }>();

/** Returns the errors of one block with the path of their field in it. */
export function blockErrors(pageType: PageType, block: StoredBlock): readonly FieldError[] {
  const found = cache.get(block);
  if (found?.pageType === pageType) return found.errors;
  const errors = validateBlocks(pageType, [block]).map(error => ({ ...error, path: error.path.slice(1) }));
  cache.set(block, { pageType, errors });
  return errors;
}

/** Returns the errors of all blocks with the path of their field from the index of the block on. */
export const pageErrors = (pageType: PageType, blocks: Blocks): FieldError[] =>
  blocks.length > findPageType(pageType)!.maxBlocks
    ? validateBlocks(pageType, blocks)
    : blocks.flatMap((block, index) => blockErrors(pageType, block).map(error => ({ ...error, path: [index, ...error.path] })));
