/** A block in the list: its summary, its actions and, while it is open, its form. */
import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { findBlock } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { FieldList, type FieldError } from '../../../fields/editors';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { newId } from '../../../hooks/newId';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { ActionMenu } from '../../../ui/actions/ActionMenu';
import { Badge } from '../../../ui/feedback/Badge';
import { useToast } from '../../../ui/overlays/Toasts';
import type { EditStep } from './blockHistory';
import styles from './BlockList.module.css';
import { blockIcon, blockLabel, blockSummary } from './blockSummary';
import { writeClipboard } from './clipboard';

interface Props {
  entry: StoredBlock;
  index: number;
  count: number;
  isOpen: boolean;
  isReadOnly: boolean;
  fieldErrors: readonly FieldError[];
  onEdit: (edit: EditStep) => void;
}

export function BlockItem(props: Props) {
  const { entry, isOpen, isReadOnly, fieldErrors, onEdit } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: entry.id,
    disabled: isReadOnly,
  });
  const label = blockLabel(entry);
  const blockActions = useBlockActions(props);
  const dragStyle = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={dragStyle} className={`${styles.item} ${isOpen ? styles.open : ''} ${isDragging ? styles.dragged : ''}`}>
      <div className={styles.header}>
        {!isReadOnly && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={styles.grip}
            {...attributes}
            {...listeners}
            aria-label={`${label} verschieben`}
            aria-roledescription="Griff"
          >
            <Icon name="grip-vertical" />
          </button>
        )}
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={() => onEdit({ do: 'open', id: isOpen ? null : entry.id })}
          onKeyDown={blockActions.keys}
        >
          <span className={styles.icon}>
            <Icon name={blockIcon(entry)} />
          </span>
          <span className={styles.text}>
            <b>{label}</b>
            <span>{blockSummary(entry)}</span>
          </span>
        </button>
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
      </div>
      {isOpen && (
        <fieldset className={styles.form} disabled={isReadOnly} aria-label={label}>
          <ReadOnlyContext value={isReadOnly}>
            <BlockForm entry={entry} fieldErrors={fieldErrors} onChange={changedEntry => onEdit({ do: 'change', entry: changedEntry })} />
          </ReadOnlyContext>
        </fieldset>
      )}
    </li>
  );
}

const formParts = ['value', 'config'] as const;

const BlockForm = ({
  entry,
  fieldErrors,
  onChange,
}: {
  entry: StoredBlock;
  fieldErrors: readonly FieldError[];
  onChange: (entry: StoredBlock) => void;
}) =>
  formParts.map(part => {
    const fields = findBlock(entry.type)?.[part] ?? {};
    if (Object.keys(fields).length === 0) return null;
    return (
      <FieldList
        key={part}
        id={`${entry.id}-${part}`}
        fields={fields}
        record={entry[part] as Record<string, unknown>}
        errors={fieldErrors.filter(({ path }) => path[0] === part).map(fieldError => ({ ...fieldError, path: fieldError.path.slice(1) }))}
        onChange={values => onChange({ ...entry, [part]: values })}
      />
    );
  });

/**
 * Returns the actions of a block for its menu and its shortcuts: Alt and arrow keys move it, Ctrl+D duplicates it, Ctrl+C copies it, Delete
 * removes it.
 */
function useBlockActions({ entry, index, count, onEdit }: Props) {
  const toast = useToast();
  const label = blockLabel(entry);
  const move = (to: number): void => onEdit({ do: 'move', id: entry.id, to });
  const duplicate = (): void => onEdit({ do: 'duplicate', id: entry.id, as: newId() });
  const remove = (): void => {
    onEdit({ do: 'remove', id: entry.id });
    toast(`${label} entfernt. Strg + Z holt den Block zurück.`);
  };
  const toClipboard = (): void => {
    writeClipboard('block', entry);
    toast(`${label} kopiert.`);
  };
  const menu = [
    { label: 'Nach oben', icon: 'chevron-up', isDisabled: index === 0, onPress: () => move(index - 1) },
    { label: 'Nach unten', icon: 'chevron-down', isDisabled: index === count - 1, onPress: () => move(index + 1) },
    { label: 'Duplizieren', icon: 'copy-plus', onPress: duplicate },
    { label: 'Kopieren', icon: 'copy', onPress: toClipboard },
    { label: 'Löschen', icon: 'trash-2', onPress: remove },
  ] as const;
  const actionByKey: Readonly<Record<string, () => void>> = {
    'Alt+ArrowUp': () => move(index - 1),
    'Alt+ArrowDown': () => move(index + 1),
    'Control+d': duplicate,
    'Control+c': toClipboard,
    Delete: remove,
  };
  function handleKey(event: KeyboardEvent): void {
    const action = actionByKey[(event.altKey ? 'Alt+' : event.ctrlKey || event.metaKey ? 'Control+' : '') + event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  return { menu, keys: handleKey };
}
