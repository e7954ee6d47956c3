/** The editor panel with the blocks of a page. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { ActionMenu } from '../../../ui/actions/ActionMenu';
import { Button } from '../../../ui/actions/Button';
import { BlockList } from '../blocks/BlockList';
import { ShortcutsDialog } from '../blocks/commands/ShortcutsDialog';
import { useBlockSelection } from '../blocks/selection/useBlockSelection';
import type { SiteRecord } from '../blocks/siteRecord';
import type { BlockInsertion } from './insertion/useBlockInsertion';
import { ProposalsDialog } from '../proposals/ProposalsDialog';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
  hasList: boolean;
  insertion: BlockInsertion;
}

export function ContentPanel({ record, editor, isReadOnly, hasList, insertion }: Props) {
  const { history, edit } = editor;
  const { blocks, openId } = history;
  const selection = useBlockSelection(blocks);
  const [hasShortcuts, setShortcuts] = useState(false);
  const [proposalsFor, setProposalsFor] = useState<Id>();
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
      {hasList && (
        <BlockList
          history={history}
          pageType={record.type}
          isReadOnly={isReadOnly}
          selection={selection}
          insertion={insertion}
          onEdit={edit}
          onProposeTexts={setProposalsFor}
        />
      )}
      {proposalsFor && <ProposalsDialog site={record.id} editor={editor} block={proposalsFor} onClose={() => setProposalsFor(undefined)} />}
      {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </>
  );
}
