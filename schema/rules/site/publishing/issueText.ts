/** Says what is wrong with the blocks of a page, for people who do not see its form. */
import { messageFor } from '../../../errors/messages';
import type { Issue } from '../../../fields/validation/validate';

/** Returns `Block 2: Dieser Wert darf nicht leer sein.`, or the message alone for a field of the page itself. */
export function issueText(issue: Issue): string {
  const [field, index] = issue.path;
  return field === 'content' && typeof index === 'number' ? `Block ${index + 1}: ${messageFor(issue)}` : messageFor(issue);
}
