/** A revision compared with the draft or with another revision, and what can be done with it. */
import { useMemo, useState } from 'react';
import { compareBlocks } from '../../../../schema/blocks/operations/compareBlocks';
import { withoutEmptySlots } from '../blocks/emptySlots';
import type { SiteEditor } from '../editor/useSiteEditor';
import { ComparisonView } from './comparison/ComparisonView';
import { OtherVersionField } from './comparison/OtherVersionField';
import { useComparison } from './comparison/useComparison';
import { RevisionHeader } from './RevisionHeader';
import styles from './revisions.module.css';
import { revisionTitle } from './revisionTexts';
import { useRestore } from './useRestore';
import type { Revision } from './useRevisions';

interface Props {
  path: string;
  revision: Revision;
  revisions: readonly Revision[];
  editor: SiteEditor;
  isWide: boolean;
  onBack: () => void;
  onClose: () => void;
}

export function RevisionDetails({ path, revision, revisions, editor, isWide, onBack, onClose }: Props) {
  const [otherId, setOtherId] = useState<string | null>(null);
  const other = revisions.find(({ id }) => id === otherId);
  const draft = useMemo(() => editor.history.blocks.map(withoutEmptySlots), [editor.history.blocks]);
  const { comparison, error, reload } = useComparison(revision, other, draft);
  const { restorePage, restoreBlock } = useRestore({ revision, comparison, draft, editor });
  const isEqualToDraft = comparison !== undefined && compareBlocks(comparison.blocks, draft).length === 0;
  return (
    <section className={styles.details} aria-label={revisionTitle(revision)}>
      <RevisionHeader
        revision={revision}
        canRestore={comparison !== undefined && !isEqualToDraft}
        onBack={isWide ? undefined : onBack}
        onRestore={() => {
          restorePage();
          onClose();
        }}
      />
      <OtherVersionField revisions={revisions.filter(({ id }) => id !== revision.id)} value={otherId} onChange={setOtherId} />
      <ComparisonView
        path={path}
        comparison={comparison}
        error={error}
        isWide={isWide}
        onReload={reload}
        onRestore={other ? undefined : restoreBlock}
      />
    </section>
  );
}
