/** The summary of a block in the list, and its actions. */
import { memo } from 'react';
import { ActionMenu } from '../../../../ui/actions/ActionMenu';
import { Button } from '../../../../ui/actions/Button';
import { Badge } from '../../../../ui/feedback/Badge';
import { BlockEditors } from '../../editor/presence/OtherEditors';
import { blockLabel } from '../blockSummary';
import { BlockSummaryButton } from './BlockSummaryButton';
import { useBlockActions, type BlockItemProps } from './useBlockActions';

// The item around it is rendered again for all blocks when one is moved.
export const BlockHeader = memo(function BlockHeader(props: BlockItemProps) {
  const { entry, isOpen, isReadOnly, fieldErrors, onEdit } = props;
  const label = blockLabel(entry);
  const blockActions = useBlockActions(props);
  return (
    <>
      <BlockSummaryButton
        entry={entry}
        isOpen={isOpen}
        onPress={() => onEdit({ do: 'open', id: isOpen ? null : entry.id })}
        onKeyDown={blockActions.handleKey}
      />
      <BlockEditors block={entry} />
      {fieldErrors.length > 0 && <Badge tone="error">Prüfen</Badge>}
      {!isReadOnly && (
        <>
          <Button
            variant="text"
            icon={entry.isHidden ? 'eye-off' : 'eye'}
            label={entry.isHidden ? `${label} zeigen` : `${label} verbergen`}
            onPress={() => onEdit({ do: 'hide', id: entry.id })}
          />
          <ActionMenu label={`Mehr zu ${label}`} actions={blockActions.menu} />
        </>
      )}
    </>
  );
});
