/** Inserts a table and changes the rows and columns of the table with the caret. */
import type { Editor } from '@tiptap/react';
import type { Node as TextNode } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { cellPlace, type CellPlace } from './table';

/** Inserts an empty table with two columns and a row of headings. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: 'tableRow', content: [0, 1].map(() => ({ type, content: [{ type: 'paragraph' }] })) });
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')];
  editor.chain().focus().insertContent({ type: 'table', content }).run();
}

/** Returns the place of the caret in a table, or undefined outside of tables. */
const caretPlace = ({ state }: Editor): CellPlace | undefined => cellPlace(state.selection.$from);

/** Tells whether the caret is in a table, and whether the table has a plain grid, so that its rows and columns can be changed. */
export function tableState(editor: Editor): 'none' | 'grid' | 'merged' {
  const place = caretPlace(editor);
  if (!place) return 'none';
  const isMerged = place.table.children.some(row => row.children.some(({ attrs }) => attrs.colspan > 1 || attrs.rowspan > 1));
  return isMerged ? 'merged' : 'grid';
}

/** Changes the table with the caret. `rows` are its rows with their positions, the last first, so that a change moves none that follows. */
const changeTable = (change: (tr: Transaction, place: CellPlace, rows: { row: TextNode; pos: number }[]) => void) => (editor: Editor) => {
  const place = caretPlace(editor);
  if (!place) return;
  const { tr } = editor.state;
  const rows: { row: TextNode; pos: number }[] = [];
  place.table.forEach((row, offset) => rows.unshift({ row, pos: place.start + 1 + offset }));
  change(tr, place, rows);
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
};

const emptyCell = ({ type }: TextNode): TextNode => type.createAndFill()!;

export const addRow = changeTable((tr, { table, rowIndex }, rows) => {
  const { row, pos } = rows[rows.length - 1 - rowIndex]!;
  const { tableCell } = table.type.schema.nodes;
  const end = pos + row.nodeSize;
  const cells = row.children.map(() => tableCell!.createAndFill()!);
  tr.insert(end, row.type.create(null, cells)).setSelection(TextSelection.near(tr.doc.resolve(end + 2)));
});

export const removeTable = changeTable((tr, { table, start }) => void tr.delete(start, start + table.nodeSize));

export const removeRow = changeTable((tr, { table, start, rowIndex }, rows) => {
  if (rows.length === 1) return void tr.delete(start, start + table.nodeSize);
  const { row, pos } = rows[rows.length - 1 - rowIndex]!;
  tr.delete(pos, pos + row.nodeSize);
});

export const addColumn = changeTable((tr, { cellIndex }, rows) => {
  for (const { row, pos } of rows) tr.insert(cellEnd(row, pos, cellIndex), emptyCell(row.child(cellIndex)));
});

export const removeColumn = changeTable((tr, { table, start, cellIndex }, rows) => {
  if (table.firstChild!.childCount === 1) return void tr.delete(start, start + table.nodeSize);
  for (const { row, pos } of rows) tr.delete(cellEnd(row, pos, cellIndex) - row.child(cellIndex).nodeSize, cellEnd(row, pos, cellIndex));
});

/** Returns the position after a cell of a row. */
const cellEnd = (row: TextNode, pos: number, index: number): number =>
  row.children.slice(0, index + 1).reduce((end, { nodeSize }) => end + nodeSize, pos + 1);
