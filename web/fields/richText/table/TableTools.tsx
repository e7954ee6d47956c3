/** The buttons for the table with the caret. They are below the text, where the Tab key leads from the last cell. */
import { useEditorState, type Editor } from '@tiptap/react';
import { Button } from '../../../ui/actions/Button';
import styles from '../RichTextEditor.module.css';
import { addColumn, addRow, removeColumn, removeRow, removeTable, tableState } from './tableActions';

const gridTools = [
  ['Zeile einfügen', addRow],
  ['Zeile löschen', removeRow],
  ['Spalte einfügen', addColumn],
  ['Spalte löschen', removeColumn],
] as const;

export function TableTools({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => tableState(current) });
  if (state === 'none') return null;
  const tools = state === 'grid' ? gridTools : [];
  return (
    <div role="group" aria-label="Tabelle" className={styles.tableTools}>
      {[...tools, ['Tabelle löschen', removeTable] as const].map(([label, run]) => (
        <Button key={label} variant="text" size="small" onPress={() => run(editor)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
