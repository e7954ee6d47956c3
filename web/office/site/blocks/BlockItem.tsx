/** One block in the list: its name, what can be done with it, and, while it is open, its form. */
import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { blockOf } from '../../../../schema/blocks';
import type { LayoutEntry } from '../../../../schema/fields/values';
import { FieldList, type Flaw } from '../../../fields/editors';
import { ReadOnly } from '../../../fields/readOnlyContext';
import { newId } from '../../../hooks/newId';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { MoreMenu } from '../../../ui/actions/ActionMenu';
import { Pill } from '../../../ui/feedback/Badge';
import { useToast } from '../../../ui/overlays/Toasts';
import type { Step } from './blockHistory';
import styles from './BlockList.module.css';
import { blockIcons, labelOf, summaryOf } from './blockSummary';
import { copy } from './clipboard';

interface Props {
  entry: LayoutEntry;
  place: number;
  count: number;
  isOpen: boolean;
  isReadOnly: boolean;
  flaws: readonly Flaw[];
  onStep: (step: Step) => void;
}

export function BlockRow(props: Props) {
  const { entry, isOpen, isReadOnly, flaws, onStep } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: entry.id,
    disabled: isReadOnly,
  });
  const label = labelOf(entry);
  const deeds = useDeeds(props);
  const place = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={place} className={`${styles.row} ${isOpen ? styles.open : ''} ${isDragging ? styles.dragged : ''}`}>
      <div className={styles.head}>
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
          onClick={() => onStep({ do: 'open', id: isOpen ? null : entry.id })}
          onKeyDown={deeds.keys}
        >
          <span className={styles.icon}>
            <Icon name={blockIcons[entry.type as keyof typeof blockIcons]} />
          </span>
          <span className={styles.words}>
            <b>{label}</b>
            <span>{summaryOf(entry)}</span>
          </span>
        </button>
        {flaws.length > 0 && <Pill tone="bad">Prüfen</Pill>}
        {!isReadOnly && (
          <>
            <Button
              look="text"
              icon={entry.isHidden ? 'eye-off' : 'eye'}
              label={entry.isHidden ? `${label} zeigen` : `${label} verbergen`}
              onPress={() => onStep({ do: 'hide', id: entry.id })}
            />
            <MoreMenu label={`Mehr zu ${label}`} deeds={deeds.menu} />
          </>
        )}
      </div>
      {isOpen && (
        <fieldset className={styles.form} disabled={isReadOnly} aria-label={label}>
          <ReadOnly value={isReadOnly}>
            <BlockForm entry={entry} flaws={flaws} onChange={changed => onStep({ do: 'change', entry: changed })} />
          </ReadOnly>
        </fieldset>
      )}
    </li>
  );
}

const parts = ['value', 'config'] as const;

const BlockForm = ({ entry, flaws, onChange }: { entry: LayoutEntry; flaws: readonly Flaw[]; onChange: (entry: LayoutEntry) => void }) =>
  parts.map(part => {
    const fields = blockOf(entry.type)?.[part] ?? {};
    if (Object.keys(fields).length === 0) return null;
    return (
      <FieldList
        key={part}
        id={`${entry.id}-${part}`}
        fields={fields}
        record={entry[part] as Record<string, unknown>}
        flaws={flaws.filter(({ path }) => path[0] === part).map(flaw => ({ ...flaw, path: flaw.path.slice(1) }))}
        onChange={next => onChange({ ...entry, [part]: next })}
      />
    );
  });

/** What can be done with a block, by the menu and by keys: Alt and arrows move it, Strg + D copies it, Entf removes it. */
function useDeeds({ entry, place, count, onStep }: Props) {
  const toast = useToast();
  const label = labelOf(entry);
  const move = (to: number): void => onStep({ do: 'move', id: entry.id, to });
  const duplicate = (): void => onStep({ do: 'duplicate', id: entry.id, as: newId() });
  const remove = (): void => {
    onStep({ do: 'remove', id: entry.id });
    toast(`${label} entfernt. Strg + Z holt den Block zurück.`);
  };
  const toClipboard = (): void => {
    copy('block', entry);
    toast(`${label} kopiert.`);
  };
  const menu = [
    { label: 'Nach oben', icon: 'chevron-up', isDisabled: place === 0, onPress: () => move(place - 1) },
    { label: 'Nach unten', icon: 'chevron-down', isDisabled: place === count - 1, onPress: () => move(place + 1) },
    { label: 'Duplizieren', icon: 'copy-plus', onPress: duplicate },
    { label: 'Kopieren', icon: 'copy', onPress: toClipboard },
    { label: 'Löschen', icon: 'trash-2', onPress: remove },
  ] as const;
  const byKey: Readonly<Record<string, () => void>> = {
    'Alt+ArrowUp': () => move(place - 1),
    'Alt+ArrowDown': () => move(place + 1),
    'Control+d': duplicate,
    'Control+c': toClipboard,
    Delete: remove,
  };
  function keys(event: KeyboardEvent): void {
    const deed = byKey[(event.altKey ? 'Alt+' : event.ctrlKey || event.metaKey ? 'Control+' : '') + event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  return { menu, keys };
}
