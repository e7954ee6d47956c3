/** The two versions of a page that are compared: the earlier one and the later one. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { revisionTitle } from '../revisionTexts';
import type { Revision } from '../useRevisions';

export interface ComparedVersion {
  readonly title: string;
  readonly blocks: Blocks;
}

interface LoadedRevision {
  readonly revision: Revision;
  readonly blocks: Blocks;
}

export const draftTitle = 'Aktueller Entwurf';

/** Compares a revision with another one, or with the draft, which is later than all of them. */
export function comparedVersions(selected: LoadedRevision, other: LoadedRevision | Blocks): { from: ComparedVersion; to: ComparedVersion } {
  const toVersion = ({ revision, blocks }: LoadedRevision): ComparedVersion => ({ title: revisionTitle(revision), blocks });
  if (!('revision' in other)) return { from: toVersion(selected), to: { title: draftTitle, blocks: other } };
  const isLater = selected.revision.number > other.revision.number;
  return isLater ? { from: toVersion(other), to: toVersion(selected) } : { from: toVersion(selected), to: toVersion(other) };
}
