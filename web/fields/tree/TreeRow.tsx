/** A row of a tree: its name, where it leads, its actions and its form. */
import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Fields } from '../../../schema/fields/field';
import { Grip } from '../../ui/actions/Grip';
import { FieldErrorText } from '../../ui/inputs/Field';
import type { FieldError } from '../fieldErrors';
import { gripId, nameOf } from './rowTexts';
import { changeRow, childField, keyOf, type Row, type Step, type TreeEntry } from './tree';
import styles from './tree.module.css';
import { RowTitle } from './RowTitle';
import { TreeRowButtons } from './TreeRowButtons';
import type { Tree } from './useTree';

export interface RowForm {
  id: string;
  fields: Fields;
  record: Row;
  errors: readonly FieldError[];
  onChange: (record: Row) => void;
}

interface Props {
  id: string;
  entry: TreeEntry;
  /** The level where the row is shown: another than its own while it is dragged. */
  level: number;
  tree: Tree;
  fields: Fields;
  errors: readonly FieldError[];
  isReadOnly: boolean;
  renderForm: (form: RowForm) => ReactNode;
}

export function TreeRow(props: Props) {
  const { id, entry, level, tree, fields, errors, isReadOnly, renderForm } = props;
  const { row } = entry;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: keyOf(row),
    disabled: isReadOnly,
  });
  const formId = `${id}-${keyOf(row)}`;
  const isOpen = tree.isOpen(row) || errors.length > 0;
  const { children: _below, ...ownFields } = fields;
  const style = { '--level': level - 1, transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? `${styles.row} ${styles.dragged}` : styles.row}>
      <div className={tree.isPickedUp(row) ? `${styles.line} ${styles.pickedUp}` : styles.line}>
        {!isReadOnly && (
          <Grip
            ref={setActivatorNodeRef}
            {...listeners}
            id={gripId(id, row)}
            name={nameOf(row)}
            aria-pressed={tree.isPickedUp(row)}
            onKeyDown={event => handleKey(event, props)}
            onBlur={() => tree.isPickedUp(row) && tree.putDown()}
          />
        )}
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => (isOpen ? tree.close : tree.open)(row)}
        >
          <RowTitle row={row} level={level} isOpen={isOpen} targets={tree.targets} />
        </button>
        {!isReadOnly && <TreeRowButtons entry={entry} tree={tree} below={childField(fields)} />}
      </div>
      {isOpen && (
        <div id={formId} className={styles.form}>
          {renderForm({ id: formId, fields: ownFields, record: row, errors, onChange: next => tree.change(entry, changeRow(row, next)) })}
          <ListError formId={formId} errors={errors} />
        </div>
      )}
    </li>
  );
}

/** The error of the list of rows below. */
function ListError({ formId, errors }: { formId: string; errors: readonly FieldError[] }) {
  const error = errors.find(({ path }) => path[0] === 'children');
  return error && <FieldErrorText id={`${formId}-children-error`}>{error.text}</FieldErrorText>;
}

const arrows: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

/** The space bar picks a row up and puts it down, arrows move it meanwhile, or at once with Alt. Escape puts it back. */
function handleKey(event: KeyboardEvent, { entry, tree }: Props): void {
  const isPickedUp = tree.isPickedUp(entry.row);
  const step = arrows[event.key];
  if (step && (isPickedUp || event.altKey)) tree.step(entry, step);
  else if (event.key === ' ' || event.key === 'Enter') (isPickedUp ? tree.putDown : () => tree.pickUp(entry.row))();
  else if (event.key === 'Escape' && isPickedUp) tree.putBack();
  else return;
  event.preventDefault();
}
