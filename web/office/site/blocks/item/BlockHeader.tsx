/** The summary of a block in the list, and its actions. */
import { memo } from 'react';
import { canProposeTexts } from '../../../../../schema/rules/site/editing/textProposal';
import { ActionMenu } from '../../../../ui/actions/ActionMenu';
import { Button } from '../../../../ui/actions/Button';
import { Badge } from '../../../../ui/feedback/Badge';
import { BlockEditors } from '../../editor/presence/OtherEditors';
import { blockLabel } from '../blockSummary';
import { blockCommands, menuCommands } from '../commands/blockCommands';
import type { BlockItemProps } from './blockItemProps';
import { BlockSummaryButton } from './BlockSummaryButton';

// The item around it is rendered again for all blocks when one is moved.
export const BlockHeader = memo(function BlockHeader(props: BlockItemProps) {
  const { entry, index, count, isOpen, isReadOnly, hasTextModel, fieldErrors, actions } = props;
  const label = blockLabel(entry);
  const isLast = { moveUp: index === 0, moveDown: index === count - 1 };
  const commands = menuCommands.map(name => ({
    ...blockCommands[name],
    isDisabled: (name === 'moveUp' || name === 'moveDown') && isLast[name],
    onPress: () => actions.run(name, entry.id),
  }));
  const proposeTexts = { label: 'Texte vorschlagen', icon: 'text', onPress: () => actions.proposeTexts(entry.id) } as const;
  const menu = hasTextModel && canProposeTexts(entry) ? [...commands, proposeTexts] : commands;
  return (
    <>
      <BlockSummaryButton entry={entry} isOpen={isOpen} onPress={event => actions.press(entry.id, event)} />
      <BlockEditors block={entry} />
      {fieldErrors.length > 0 && <Badge tone="error">Prüfen</Badge>}
      {!isReadOnly && (
        <>
          <Button
            variant="text"
            icon={entry.isHidden ? 'eye-off' : 'eye'}
            label={entry.isHidden ? `${label} zeigen` : `${label} verbergen`}
            onPress={() => actions.edit({ do: 'hide', id: entry.id })}
          />
          <ActionMenu label={`Mehr zu ${label}`} actions={menu} />
        </>
      )}
    </>
  );
});
