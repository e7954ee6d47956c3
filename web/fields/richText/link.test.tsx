import { Editor } from '@tiptap/react';
import { richTextExtensions } from './extensions';
import { toUrl } from './link';

// jsdom has no layout, but the editor reads the cursor position.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const openEditor = (content: string): Editor => new Editor({ extensions: richTextExtensions, content, injectCSS: false });

/** Types a space after a text and returns the HTML. */
function typeSpaceAfter(text: string): string {
  const editor = openEditor(`<p>${text}</p>`);
  editor.commands.setTextSelection(text.length + 1);
  const { view } = editor;
  view.someProp('handleTextInput', handle => handle(view, text.length + 1, text.length + 1, ' ', () => view.state.tr));
  return editor.getHTML();
}

test.each([
  ['Siehe https://a.example/b', '<p>Siehe <a href="https://a.example/b">https://a.example/b</a> </p>'],
  ['www.a.example', '<p><a href="https://www.a.example">www.a.example</a> </p>'],
  ['brot@a.example', '<p><a href="mailto:brot@a.example">brot@a.example</a> </p>'],
])('turns a typed address into a link: %s', (text, expected) => {
  expect(typeSpaceAfter(text)).toBe(expected);
});

test.each(['Brot', 'z. B.', 'https://', '12.50'])('keeps other text as text: %s', text => {
  expect(typeSpaceAfter(text)).toBe(`<p>${text}</p>`); // the browser adds the space
});

/** Pastes a text on the whole content and returns the HTML. */
function pasteOn(content: string, text: string): string {
  const editor = openEditor(content);
  editor.commands.selectAll();
  const event = Object.assign(new Event('paste'), { clipboardData: { files: [], getData: () => '' } });
  editor.view.pasteText(text, event as unknown as ClipboardEvent);
  return editor.getHTML();
}

test('turns an address that is pasted on a selection into its link, and replaces it with other text', () => {
  expect(pasteOn('<p>Unser <strong>Brot</strong></p>', 'https://a.example')).toBe(
    '<p><a href="https://a.example">Unser <strong>Brot</strong></a></p>',
  );
  expect(pasteOn('<p>Alt</p>', 'Neu')).toBe('<p>Neu</p>');
  expect(pasteOn('<p>Alt</p>', 'Mehr: https://a.example/b. Bis bald')).toBe(
    '<p>Mehr: <a href="https://a.example/b">https://a.example/b</a>. Bis bald</p>',
  );
});

test('completes an address without a scheme', () => {
  expect(['hollerbusch.at/brot', 'brot@hollerbusch.at', '/brot', 'mailto:a@b.at'].map(toUrl)).toEqual([
    'https://hollerbusch.at/brot',
    'mailto:brot@hollerbusch.at',
    '/brot',
    'mailto:a@b.at',
  ]);
});
