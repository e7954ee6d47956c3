import { act, fireEvent, render, screen } from '@testing-library/react';
import { FileUploadContext, type FileUploadProps } from '../fileUploadContext';
import { RichTextEditor } from '../RichTextEditor';

// jsdom has no layout, but the editor reads the cursor position.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** Opens an editor with an upload that the test completes. */
function openEditor(value: string | null = null) {
  const values: (string | null)[] = [];
  let upload: FileUploadProps | undefined;
  const FileUpload = (props: FileUploadProps) => {
    upload = props;
    return (
      <>
        {props.label}
        <ul>
          {props.files.map(file => (
            <li key={file.name}>{file.name}</li>
          ))}
        </ul>
      </>
    );
  };
  render(
    <FileUploadContext value={FileUpload}>
      <RichTextEditor id="text" label="Inhalt" value={value} onChange={text => values.push(text)} />
    </FileUploadContext>,
  );
  const text = screen.getByRole('textbox', { name: 'Inhalt' });
  const paste = (html: string, files: File[] = []): void => {
    fireEvent.paste(text, { clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : '') } });
  };
  return {
    text,
    values,
    paste,
    files: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    complete: (index: number, url: string, isImage = true) =>
      act(() => upload!.onUpload({ url, name: url.slice(1), isImage }, upload!.files[index]!)),
    remove: (index: number) => act(() => upload!.onRemove(upload!.files[index]!)),
    select: (...names: string[]) => act(() => upload!.onFiles(names.map(name => new File(['x'], name)))),
  };
}

const png = 'data:image/png;base64,iVBORw0KGgo=';

test('uploads the images inside a pasted text and inserts each at its place', () => {
  const editor = openEditor();
  editor.paste(`<p>Eins <img src="${png}"> zwei</p><p>Drei <img src="data:image/jpeg;base64,/9j/" alt="Brot"></p>`);
  expect(editor.values).toEqual(['<p>Eins  zwei</p><p>Drei </p>']); // never with data
  expect(editor.files()).toEqual(['Bild.png', 'Brot.jpg']);
  expect(editor.text.textContent).toBe('Eins Bild.png zweiDrei Brot.jpg');
  editor.complete(1, '/b');
  editor.complete(0, '/a');
  expect(editor.values.at(-1)).toBe('<p>Eins <img src="/a" alt="a"> zwei</p><p>Drei <img src="/b" alt="b"></p>');
  expect(editor.files()).toEqual([]);
});

test('leaves out the images of other sites, says so and puts selected files into their places', () => {
  const editor = openEditor('<p>Alt <img src="https://fremd.example/alt.png"></p>');
  const sources = ['https://fremd.example/a.png', 'blob:https://fremd.example/1', 'file:///C:/a.png', 'http://localhost/image/b.png'];
  editor.paste(`<p>${sources.map((source, index) => `${index}<img src="${source}">`).join('')}</p>`);
  expect(editor.values.at(-1)).toMatch(/0123<img src="\/image\/b.png">/);
  expect(editor.values.at(-1)).toContain('<img src="https://fremd.example/alt.png">'); // stored before
  expect(screen.getByRole('alert').textContent).toMatch(/^3 Bilder wurden nicht übernommen, weil sie auf einer fremden Seite liegen\./);
  expect(screen.getByText('Bild hochladen')).toBeTruthy();
  editor.select('neu.png');
  expect(screen.getByRole('alert').textContent).toMatch(/^2 Bilder/);
  editor.complete(0, '/neu');
  expect(editor.values.at(-1)).toMatch(/0<img src="\/neu" alt="neu">123/);
  fireEvent.click(screen.getByRole('button', { name: 'Ohne diese Bilder weiter' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(editor.text.textContent).not.toContain('Bild fehlt');
});

test('uploads pasted files, and the text alone when an office program adds an image of it', () => {
  const editor = openEditor();
  const screenshot = new File(['x'], 'image.png', { type: 'image/png' });
  editor.paste('<table><tr><td>Brot</td></tr></table>', [screenshot]);
  expect(editor.files()).toEqual([]);
  editor.paste('<img src="https://fremd.example/a.png">', [screenshot, new File(['x'], 'Karte.pdf')]);
  expect(editor.files()).toEqual(['image.png', 'Karte.pdf']);
  expect(screen.queryByRole('alert')).toBeNull();
  editor.complete(1, '/karte', false);
  editor.remove(0);
  expect(editor.files()).toEqual([]);
  expect(editor.values.at(-1)).toContain('<a href="/karte">karte</a>');
});

test('adds the image to a text that another person replaces during its upload', () => {
  const values: (string | null)[] = [];
  let upload: FileUploadProps | undefined;
  const FileUpload = (props: FileUploadProps) => ((upload = props), null);
  const view = (value: string) => (
    <FileUploadContext value={FileUpload}>
      <RichTextEditor id="text" label="Inhalt" value={value} onChange={text => values.push(text)} />
    </FileUploadContext>
  );
  const { rerender } = render(view('<p>Alt</p>'));
  const clipboardData = { files: [new File(['x'], 'a.png')], getData: () => '' };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Inhalt' }), { clipboardData });
  rerender(view('<p>Von Maria</p>'));
  act(() => upload!.onUpload({ url: '/a', name: 'a', isImage: true }, upload!.files[0]!));
  expect(values.at(-1)).toMatch(/<p>Von Maria.*<img src="\/a" alt="a">/);
});
