import { Editor } from '@tiptap/react';
import { richTextExtensions } from '../extensions';
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable, tableState } from './tableActions';

// jsdom has no layout, but the editor reads the cursor position.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const tableHtml = (...rows: string[][]): string =>
  `<table><tbody>${rows.map(cells => `<tr>${cells.map(text => `<td><p>${text}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`;

/** Opens an editor with the selection from the first to the second text. */
function openEditor(content: string, from?: string, to = from): Editor {
  const editor = new Editor({ extensions: richTextExtensions, content, injectCSS: false });
  if (from) editor.commands.setTextSelection({ from: positionOf(editor, from), to: positionOf(editor, to!) });
  return editor;
}

function positionOf(editor: Editor, text: string): number {
  let position = -1;
  editor.state.doc.descendants((node, pos) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (index >= 0) position = pos + index;
  });
  return position;
}

const bread = [
  ['Brot', '4,20'],
  ['Kipferl', '1,60'],
];

test('adds and removes rows and columns at the caret', () => {
  const editor = openEditor(tableHtml(...bread), 'Brot');
  addRow(editor);
  expect(editor.getHTML()).toBe(tableHtml(bread[0]!, ['', ''], bread[1]!));
  editor.commands.insertContent('neu'); // the caret is in the first new cell
  removeColumn(editor);
  expect(editor.getHTML()).toBe(tableHtml(['4,20'], [''], ['1,60']));
  editor.commands.setTextSelection(positionOf(editor, '4,20'));
  addColumn(editor);
  removeRow(editor);
  expect(editor.getHTML()).toBe(tableHtml(['', ''], ['1,60', '']));
  removeTable(editor);
  expect(editor.getHTML()).toBe('<p></p>');
});

test.each([
  ['row', removeRow],
  ['column', removeColumn],
])('removes the table with its last %s', (_part, remove) => {
  const editor = openEditor(`<p>Davor</p>${tableHtml(['Brot'])}`, 'Brot');
  remove(editor);
  expect(editor.getHTML()).toBe('<p>Davor</p>');
});

test('inserts a table with headings, and a table with merged cells can only be removed', () => {
  const editor = openEditor('<p></p>');
  expect(tableState(editor)).toBe('none');
  insertTable(editor);
  expect(editor.getHTML()).toMatch(/^<table><tbody><tr><th><p><\/p><\/th><th>/);
  expect(tableState(editor)).toBe('grid');
  expect(tableState(openEditor('<table><tr><td colspan="2">Brot</td></tr><tr><td>a</td><td>b</td></tr></table>', 'Brot'))).toBe('merged');
});

test('moves to the next cell with Tab, and leaves the editor after the last', () => {
  const editor = openEditor(tableHtml(...bread), '1,60');
  const press = (shiftKey = false): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey });
    return editor.view.someProp('handleKeyDown', handle => handle(editor.view, event)) ?? false;
  };
  expect(press(true)).toBe(true);
  expect(editor.state.selection.$from.parent.textContent).toBe('Kipferl');
  expect(press()).toBe(true);
  expect(editor.state.selection.$from.parent.textContent).toBe('1,60');
  expect(press()).toBe(false);
});

test.each(['Backspace', 'Delete'])('%s empties the selected cells and joins no texts', key => {
  const editor = openEditor(tableHtml(...bread, ['Weckerl', '0,80']), '4,20', '1,60');
  editor.commands.keyboardShortcut(key);
  expect(editor.getHTML()).toBe(tableHtml(['Brot', ''], ['', ''], ['Weckerl', '0,80']));
});

test('fills rows that an edit has made shorter than the others', () => {
  const editor = openEditor(tableHtml(...bread), '4,20', '1,60');
  editor.commands.insertContent('x');
  const rows = [...new DOMParser().parseFromString(editor.getHTML(), 'text/html').querySelectorAll('tr')];
  expect(new Set(rows.map(row => row.children.length)).size).toBe(1);
  const tall = '<table><tbody><tr><td rowspan="2"><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>';
  expect(openEditor(tall).getHTML()).toBe(tall);
});
