/** Validates and sanitizes the unsaved blocks of a page for its preview. */
import { blocks } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import type { StoredBlock } from '../../../schema/fields/values';
import { parseFields, fillMissingBlocks } from '../../../schema/fields/parse';
import { throwIfInvalid } from '../../../schema/errors/appError';
import { validate } from '../../../schema/fields/validation/validate';
import { sanitizeBlocks } from '../../platform/collections/writing/sanitizeHtml';

const blockFields = { content: blocks({ label: 'Inhalt', isDraft: true }) };

/** Returns blocks as a page would show them, without storing them. Requires the permission to update pages. */
export function previewContent(context: Context, content: readonly StoredBlock[]): readonly StoredBlock[] {
  context.authorize('site.update');
  const parsed = parseFields(blockFields, { content });
  throwIfInvalid(validate(blockFields, parsed));
  return sanitizeBlocks(fillMissingBlocks(parsed.content));
}
