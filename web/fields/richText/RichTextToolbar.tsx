/** The tools over a rich text: one stop of the Tab key, arrows go from one to the next (WAI-ARIA toolbar). */
import { useEditorState, type Editor } from '@tiptap/react';
import { useContext, useState, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '../../ui/display/Icon';
import { LinkBox } from './LinkPopover';
import styles from './RichTextEditor.module.css';
import { TextFiles, type TextFile } from './fileUploadContext';

interface Tool {
  label: string;
  icon: IconName;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: 'Überschrift',
    icon: 'heading-2',
    isOn: editor => editor.isActive('heading', { level: 2 }),
    press: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Zwischenüberschrift',
    icon: 'heading-3',
    isOn: editor => editor.isActive('heading', { level: 3 }),
    press: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { label: 'Fett', icon: 'bold', isOn: editor => editor.isActive('bold'), press: editor => editor.chain().focus().toggleBold().run() },
  {
    label: 'Kursiv',
    icon: 'italic',
    isOn: editor => editor.isActive('italic'),
    press: editor => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Liste',
    icon: 'list',
    isOn: editor => editor.isActive('bulletList'),
    press: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Nummerierte Liste',
    icon: 'list-ordered',
    isOn: editor => editor.isActive('orderedList'),
    press: editor => editor.chain().focus().toggleOrderedList().run(),
  },
];

const linkAt = tools.length;
const clearAt = linkAt + 1;
const fileAt = clearAt + 1;

export function RichTextTools({ editor, controls }: { editor: Editor; controls: string }) {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<'link' | 'file' | null>(null);
  const Files = useContext(TextFiles);
  const turn = (box: 'link' | 'file') => () => setOpen(open === box ? null : box);
  const on = useEditorState({ editor, selector: ({ editor: now }) => [...tools.map(tool => tool.isOn(now)), now.isActive('link')] });
  const given = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) });
  return (
    <>
      <div role="toolbar" aria-label="Formatierung" aria-controls={controls} className={styles.tools} onKeyDown={walk}>
        {tools.map(({ label, icon, press }, index) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={on[index]}
            {...given(index)}
            onClick={() => press(editor)}
          >
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          aria-label="Link"
          title="Link"
          aria-pressed={on[linkAt]}
          aria-expanded={open === 'link'}
          {...given(linkAt)}
          onClick={turn('link')}
        >
          <Icon name="link" />
        </button>
        <button
          type="button"
          aria-label="Formatierung entfernen"
          title="Formatierung entfernen"
          {...given(clearAt)}
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        >
          <Icon name="eraser" />
        </button>
        {Files && (
          <button
            type="button"
            aria-label="Bild oder Datei einfügen"
            title="Bild oder Datei einfügen"
            aria-expanded={open === 'file'}
            {...given(fileAt)}
            onClick={turn('file')}
          >
            <Icon name="upload" />
          </button>
        )}
      </div>
      {open === 'link' && <LinkBox editor={editor} onClose={() => setOpen(null)} />}
      {open === 'file' && Files && (
        <div className={styles.file}>
          <Files
            onSent={file => {
              insert(editor, file);
              setOpen(null);
            }}
          />
        </div>
      )}
    </>
  );
}

function insert(editor: Editor, { address, name, isPicture }: TextFile): void {
  const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href: address } }] };
  const picture = { type: 'image', attrs: { src: address, alt: name } };
  editor
    .chain()
    .focus()
    .insertContent(isPicture ? picture : [link, { type: 'text', text: ' ' }])
    .run();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to % buttons.length]!.focus();
}
