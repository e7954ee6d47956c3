/** Says that another editor has changed the same as the viewer, and where. */
import { useContext } from 'react';
import { findBlockById, type Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { conflictBlockId, conflictKey } from '../../../../../schema/blocks/operations/rebase';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import type { OpenConflict } from '../../blocks/blockHistory';
import { blockLabel } from '../../blocks/blockSummary';
import styles from './conflicts.module.css';
import { ConflictsContext } from './conflictsContext';
import { editorName, fieldLabel } from './conflictTexts';

interface Props {
  blocks: Blocks;
  onOpenBlock: (id: string) => void;
}

export function ConflictNotice({ blocks, onOpenBlock }: Props) {
  const { conflicts } = useContext(ConflictsContext);
  const [first] = conflicts;
  if (!first) return null;
  return (
    <Alert tone="warning" isNew title={`${editorName(first)} hat gleichzeitig dasselbe geändert.`}>
      <ul className={styles.list}>
        {conflicts.map(conflict => (
          <li key={conflictKey(conflict)}>
            {conflict.kind === 'field' ? (
              <Button variant="secondary" onPress={() => onOpenBlock(conflictBlockId(conflict))}>
                {fieldPlace(conflict, blocks)}
              </Button>
            ) : (
              <BlockConflict conflict={conflict} blocks={blocks} />
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Returns `2. Text: Inhalt`. */
function fieldPlace({ operation }: Extract<OpenConflict, { kind: 'field' }>, blocks: Blocks): string {
  const block = findBlockById(blocks, operation.id);
  return block ? `${blocks.indexOf(block) + 1}. ${blockLabel(block)}: ${fieldLabel(block.type, operation.field)}` : '';
}

function BlockConflict({ conflict, blocks }: { conflict: Exclude<OpenConflict, { kind: 'field' }>; blocks: Blocks }) {
  const { resolve } = useContext(ConflictsContext);
  const block = conflict.kind === 'theyRemoved' ? conflict.block : findBlockById(blocks, conflict.id);
  if (!block) return null;
  const label = blockLabel(block);
  const texts =
    conflict.kind === 'theyRemoved'
      ? {
          what: `${editorName(conflict)} hat den Block „${label}“ gelöscht, den Sie geändert haben.`,
          mine: 'Mit meinen Änderungen wiederherstellen',
          theirs: 'Gelöscht lassen',
        }
      : {
          what: `${editorName(conflict)} hat den Block „${label}“ geändert, den Sie gelöscht haben.`,
          mine: 'Trotzdem löschen',
          theirs: 'Block behalten',
        };
  return (
    <>
      <p>{texts.what}</p>
      <div className={styles.actions}>
        <Button onPress={() => resolve(conflict, 'mine')}>{texts.mine}</Button>
        <Button variant="secondary" onPress={() => resolve(conflict, 'theirs')}>
          {texts.theirs}
        </Button>
      </div>
    </>
  );
}
