/** The extensions of the rich text editor: exactly the elements that the server allows. */
import Blockquote from '@tiptap/extension-blockquote';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import HorizontalRule from '@tiptap/extension-horizontal-rule';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { marks } from './marks';
import { Image } from './images/image';
import { Table, TableCell, TableHeader, TableRow } from './table/table';

// Strg + Enter publishes a page.
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

export const richTextExtensions = [
  Document.extend({ content: '(block | table)+' }), // tables are only there, not inside of other blocks
  ...[Paragraph, Text, LineBreak, HorizontalRule, Blockquote],
  Heading.configure({ levels: [1, 2, 3, 4] }),
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...[Table, TableRow, TableCell, TableHeader],
  ...marks,
  Image,
  // The content security policy forbids the color of the drop cursor as a style.
  ...[UndoRedo, Dropcursor, Gapcursor],
];
