/** The editor panel with the blocks of a page. */
import { useState } from 'react';
import { ActionMenu } from '../../../ui/actions/ActionMenu';
import { Button } from '../../../ui/actions/Button';
import { BlockList } from '../blocks/BlockList';
import type { BlockHistory, EditStep } from '../blocks/blockHistory';
import { ShortcutsDialog } from '../blocks/commands/ShortcutsDialog';
import { useBlockSelection } from '../blocks/selection/useBlockSelection';
import type { SiteRecord } from '../blocks/siteRecord';
import type { BlockInsertion } from './insertion/useBlockInsertion';
import styles from './SiteEditor.module.css';

interface Props {
  record: SiteRecord;
  history: BlockHistory;
  isReadOnly: boolean;
  insertion: BlockInsertion;
  onEdit: (edit: EditStep) => void;
}

export function ContentPanel({ record, history, isReadOnly, insertion, onEdit }: Props) {
  const { blocks, openId } = history;
  const selection = useBlockSelection(blocks);
  const [hasShortcuts, setShortcuts] = useState(false);
  const openBlock = blocks.find(({ id }) => id === openId) ?? blocks.at(-1);
  const menu = [
    { label: 'Mehrere auswählen', icon: 'list-checks', isDisabled: blocks.length === 0, onPress: selection.start },
    { label: 'Tastenkürzel', icon: 'keyboard', onPress: () => setShortcuts(true) },
  ] as const;
  return (
    <>
      <div className={styles.header}>
        <h2>Blöcke</h2>
        {insertion.isPossible && (
          <Button variant="secondary" icon="plus" onPress={() => insertion.open(openBlock?.id ?? null)}>
            Block hinzufügen
          </Button>
        )}
        {!isReadOnly && <ActionMenu label="Mehr zu den Blöcken" actions={menu} />}
      </div>
      {blocks.length === 0 && <p>Diese Seite ist noch leer.</p>}
      <BlockList
        history={history}
        pageType={record.type}
        isReadOnly={isReadOnly}
        selection={selection}
        insertion={insertion}
        onEdit={onEdit}
      />
      {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </>
  );
}
