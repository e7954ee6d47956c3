/** The toolbar of a rich text: one tab stop, arrows move between the buttons (WAI-ARIA toolbar). */
import { useEditorState, type Editor } from '@tiptap/react';
import { useContext, useState, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '../../ui/display/Icon';
import { LinkPopover } from './LinkPopover';
import styles from './RichTextEditor.module.css';
import { FileUploadContext } from './fileUploadContext';
import { FilePanel } from './images/FilePanel';
import { insertTable } from './table/tableActions';

interface Tool {
  label: string;
  icon: IconName;
  /** For formatting that the text at the caret has or has not. */
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: 'Überschrift',
    icon: 'heading-2',
    isActive: editor => editor.isActive('heading', { level: 2 }),
    run: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Zwischenüberschrift',
    icon: 'heading-3',
    isActive: editor => editor.isActive('heading', { level: 3 }),
    run: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { label: 'Fett', icon: 'bold', isActive: editor => editor.isActive('bold'), run: editor => editor.chain().focus().toggleBold().run() },
  {
    label: 'Kursiv',
    icon: 'italic',
    isActive: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Liste',
    icon: 'list',
    isActive: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Nummerierte Liste',
    icon: 'list-ordered',
    isActive: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Tabelle einfügen', icon: 'table', run: insertTable },
];

const linkIndex = tools.length;
const clearIndex = linkIndex + 1;
const fileIndex = clearIndex + 1;

interface ToolButtonProps {
  label: string;
  icon: IconName;
  isPressed?: boolean | undefined;
  isExpanded?: boolean;
  focusProps: { tabIndex: number; onFocus: () => void };
  onPress: () => void;
}

const ToolButton = ({ label, icon, isPressed, isExpanded, focusProps, onPress }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    {...focusProps}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [focusedIndex, setFocusedIndex] = useState(0);
  const [open, setOpen] = useState<'link' | 'file' | null>(null);
  const FileUpload = useContext(FileUploadContext);
  const toggle = (panel: 'link' | 'file') => () => setOpen(open === panel ? null : panel);
  const activeStates = useEditorState({
    editor,
    selector: ({ editor: current }) => [...tools.map(tool => tool.isActive?.(current)), current.isActive('link')],
  });
  const focusProps = (index: number) => ({ tabIndex: index === focusedIndex ? 0 : -1, onFocus: () => setFocusedIndex(index) });
  return (
    <>
      <div role="toolbar" aria-label="Formatierung" aria-controls={controls} className={styles.toolbar} onKeyDown={moveFocus}>
        {tools.map(({ label, icon, run }, index) => (
          <ToolButton
            key={label}
            {...{ label, icon }}
            isPressed={activeStates[index]}
            focusProps={focusProps(index)}
            onPress={() => run(editor)}
          />
        ))}
        <ToolButton
          label="Link"
          icon="link"
          isPressed={activeStates[linkIndex]}
          isExpanded={open === 'link'}
          focusProps={focusProps(linkIndex)}
          onPress={toggle('link')}
        />
        <ToolButton
          label="Formatierung entfernen"
          icon="eraser"
          focusProps={focusProps(clearIndex)}
          onPress={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        />
        {FileUpload && (
          <ToolButton
            label="Bild oder Datei einfügen"
            icon="upload"
            isExpanded={open === 'file'}
            focusProps={focusProps(fileIndex)}
            onPress={toggle('file')}
          />
        )}
      </div>
      {open === 'link' && <LinkPopover editor={editor} onClose={() => setOpen(null)} />}
      <FilePanel editor={editor} isOpen={open === 'file'} onClose={() => setOpen(null)} />
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const currentIndex = buttons.findIndex(button => button === event.target);
  const targetIndex = { ArrowRight: currentIndex + 1, ArrowLeft: currentIndex - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[
    event.key
  ];
  if (targetIndex === undefined) return;
  event.preventDefault();
  buttons[targetIndex % buttons.length]!.focus();
}
