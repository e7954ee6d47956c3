/** The editor panel with the blocks of a page. */
import { useState } from 'react';
import { findPageType } from '../../../../schema/blocks/pageTypes';
import { Button } from '../../../ui/actions/Button';
import { BlockPicker } from '../blocks/BlockPicker';
import { BlockList } from '../blocks/BlockList';
import type { BlockHistory, EditStep } from '../blocks/blockHistory';
import type { SiteRecord } from '../blocks/siteRecord';
import styles from './SiteEditor.module.css';

interface Props {
  record: SiteRecord;
  history: BlockHistory;
  isReadOnly: boolean;
  onEdit: (edit: EditStep) => void;
}

export function ContentPanel({ record, history, isReadOnly, onEdit }: Props) {
  const [isPicking, setPicking] = useState(false);
  const { allowedBlocks, maxBlocks } = findPageType(record.type)!;
  const isFull = history.blocks.length >= maxBlocks;
  return (
    <>
      <div className={styles.header}>
        <h2>Blöcke</h2>
        {!isReadOnly && !isFull && (
          <Button variant="secondary" icon="plus" onPress={() => setPicking(true)}>
            Block hinzufügen
          </Button>
        )}
      </div>
      {history.blocks.length === 0 && <p>Diese Seite ist noch leer.</p>}
      <BlockList history={history} pageType={record.type} isReadOnly={isReadOnly} onEdit={onEdit} />
      {isPicking && (
        <BlockPicker
          allowedBlocks={allowedBlocks}
          onPick={entry => {
            onEdit({ do: 'insert', entry });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
