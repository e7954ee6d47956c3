/** Tables of a text: pasted tables stay tables, and their cells are edited in place. */
import { Node, type Editor } from '@tiptap/react';
import type { Node as TextNode, ResolvedPos } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { allowedAttributes } from '../../../../schema/text/richText';
import { mapKeys } from '../../../../schema/objects';

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const createCell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => mapKeys(allowedAttributes[tag], () => ({ default: null })),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TableCell = createCell('tableCell', 'td');
export const TableHeader = createCell('tableHeader', 'th');

/** Not in the group of the blocks, so that no cell contains a table. */
export const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => selectCell(editor, 1),
    'Shift-Tab': ({ editor }) => selectCell(editor, -1),
    Backspace: ({ editor }) => clearSelectedCells(editor),
    Delete: ({ editor }) => clearSelectedCells(editor),
  }),
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: (_transactions, _previous, state) => fillRows(state) })],
});

/** A table and the place of a position in it. */
export interface CellPlace {
  table: TextNode;
  /** The position of the table. */
  start: number;
  rowIndex: number;
  cellIndex: number;
}

/** Returns the place of a position in a table, or undefined outside of tables. */
export function cellPlace(position: ResolvedPos): CellPlace | undefined {
  for (let depth = position.depth; depth > 1; depth--)
    if (position.node(depth).type.name === 'tableRow')
      return {
        table: position.node(depth - 1),
        start: position.before(depth - 1),
        rowIndex: position.index(depth - 1),
        cellIndex: position.index(depth),
      };
  return undefined;
}

/** Returns the cells of a table with their positions in the text. */
function cellsOf({ table, start }: CellPlace): { cell: TextNode; pos: number }[] {
  const cells: { cell: TextNode; pos: number }[] = [];
  table.forEach((row, rowOffset) => row.forEach((cell, offset) => cells.push({ cell, pos: start + rowOffset + offset + 2 })));
  return cells;
}

/** Moves the caret to the next or the previous cell. At the end of the table the key leaves the editor. */
function selectCell(editor: Editor, step: 1 | -1): boolean {
  const { selection, tr, doc } = editor.state;
  const place = cellPlace(selection.$from);
  if (!place) return false;
  const cells = cellsOf(place);
  const current = cells.findIndex(({ cell, pos }) => selection.from > pos && selection.from < pos + cell.nodeSize);
  const target = cells[current + step];
  if (target) editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(target.pos + 1))).scrollIntoView());
  return target !== undefined;
}

/** Empties the cells that the selection touches. Deleting the selection would join their texts. */
function clearSelectedCells(editor: Editor): boolean {
  const { selection, tr, schema } = editor.state;
  const [from, to] = [cellPlace(selection.$from), cellPlace(selection.$to)];
  if (!from || from.start !== to?.start || (from.rowIndex === to.rowIndex && from.cellIndex === to.cellIndex)) return false;
  for (const { cell, pos } of cellsOf(from).reverse())
    if (pos < selection.to && pos + cell.nodeSize > selection.from)
      tr.replaceWith(pos + 1, pos + cell.nodeSize - 1, schema.nodes.paragraph!.create());
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from))));
  return true;
}

const widthOf = (row: TextNode): number => row.children.reduce((width, { attrs }) => width + (Number(attrs.colspan) || 1), 0);

/** Adds the cells that an edit or a pasted table lacks. Rows of tables with cells over several rows differ rightly. */
function fillRows({ doc, tr, schema }: EditorState): Transaction | null {
  doc.forEach((table, start) => {
    if (table.type.name !== 'table' || hasTallCells(table)) return;
    const width = Math.max(...table.children.map(widthOf));
    table.forEach((row, offset) => {
      const missing = Array.from({ length: width - widthOf(row) }, () => schema.nodes.tableCell!.createAndFill()!);
      if (missing.length > 0) tr.insert(tr.mapping.map(start + offset + row.nodeSize), missing);
    });
  });
  return tr.docChanged ? tr : null;
}

const hasTallCells = (table: TextNode): boolean => table.children.some(row => row.children.some(({ attrs }) => Number(attrs.rowspan) > 1));
