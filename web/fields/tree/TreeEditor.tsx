/** Edits rows that contain rows: by drag, by keyboard or by buttons (WCAG 2.5.7). One form at a time opens below its row. */
import { useContext, type ReactNode } from 'react';
import type { FieldOf } from '../../../schema/fields/field';
import { Button } from '../../ui/actions/Button';
import { VisuallyHidden } from '../../ui/display/layout';
import { emptyRecord } from '../emptyRecord';
import { errorsWithin, type FieldError } from '../fieldErrors';
import { ReadOnlyContext } from '../readOnlyContext';
import { childField, keyOf, levelsOf, type Path, type Row } from './tree';
import { TreeDragging } from './TreeDragging';
import styles from './tree.module.css';
import { TreeRow, type RowForm } from './TreeRow';
import { useTree } from './useTree';

interface Props {
  id: string;
  field: FieldOf<'array'>;
  rows: readonly Row[];
  errors: readonly FieldError[];
  onChange: (rows: Row[]) => void;
  /** Renders the form of a row. */
  children: (form: RowForm) => ReactNode;
}

export function TreeEditor({ id, field, rows, errors, onChange, children: renderForm }: Props) {
  const isReadOnly = useContext(ReadOnlyContext);
  const tree = useTree({ id, rows, levels: levelsOf(field), onChange });
  return (
    <>
      <TreeDragging rows={rows} tree={tree}>
        {(entries, draggedPath) => (
          <ol className={styles.tree} aria-label={field.label}>
            {entries.map(entry => (
              <TreeRow
                key={keyOf(entry.row)}
                id={id}
                entry={entry}
                level={draggedPath?.key === keyOf(entry.row) ? draggedPath.level : entry.path.length}
                tree={tree}
                fields={fieldAt(field, entry.path.length).fields}
                errors={errorsAt(errors, entry.path)}
                isReadOnly={isReadOnly}
                renderForm={renderForm}
              />
            ))}
          </ol>
        )}
      </TreeDragging>
      {!isReadOnly && (
        <Button
          variant="secondary"
          icon="plus"
          label={`${field.label}: hinzufügen`}
          onPress={() => {
            const added = emptyRecord(field.fields);
            tree.open(added);
            tree.add([rows.length], added);
          }}
        >
          Hinzufügen
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{tree.announcement}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns the field of the rows on a level; the top level is 1. */
const fieldAt = (field: FieldOf<'array'>, level: number): FieldOf<'array'> =>
  level === 1 ? field : fieldAt(childField(field.fields) ?? field, level - 1);

/** Returns the errors of one row, without those of the rows below it. */
function errorsAt(errors: readonly FieldError[], path: Path): FieldError[] {
  const within = path.reduce<FieldError[]>(
    (list, index, depth) => errorsWithin(depth === 0 ? list : errorsWithin(list, 'children'), index),
    [...errors],
  );
  return within.filter(error => error.path[0] !== 'children' || error.path.length === 1);
}
