/** The rules that the blocks of a page must follow before they can be published. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { site } from '../../../../../schema/collections/site';
import { messageFor } from '../../../../../schema/errors/messages';
import { validate } from '../../../../../schema/fields/validation/validate';
import type { FieldError } from '../../../../fields/editors';
import { withoutEmptySlots } from '../../blocks/emptySlots';
import type { SiteRecord } from '../../blocks/siteRecord';

const { content, type } = site.fields;

/** Returns the errors with the path of their field, from the index of the block on. */
export const pageErrors = (pageType: SiteRecord['type'], blocks: Blocks): FieldError[] =>
  validate({ type, content }, { type: pageType, content: blocks.map(withoutEmptySlots) }).map(issue => ({
    path: issue.path.slice(1),
    text: messageFor(issue),
  }));
