/** What can be done with the selected blocks. */
import { Button } from '../../../../ui/actions/Button';
import { blockCommands, selectionCommands, type CommandName } from '../commands/blockCommands';
import styles from './SelectionBar.module.css';

interface Props {
  count: number;
  onCommand: (name: CommandName) => void;
  onClear: () => void;
}

export const selectionText = (count: number): string => (count === 1 ? '1 Block ausgewählt' : `${count} Blöcke ausgewählt`);

export const SelectionBar = ({ count, onCommand, onClear }: Props) => (
  <div className={styles.bar} role="group" aria-label="Ausgewählte Blöcke">
    <b>{selectionText(count)}</b>
    <Button variant="text" size="small" icon="x" onPress={onClear}>
      Auswahl aufheben
    </Button>
    <div className={styles.commands}>
      {selectionCommands.map(name => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          icon={blockCommands[name].icon}
          isDisabled={count === 0}
          onPress={() => onCommand(name)}
        >
          {blockCommands[name].label}
        </Button>
      ))}
    </div>
  </div>
);
