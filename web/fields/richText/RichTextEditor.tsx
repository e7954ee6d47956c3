/** Edits rich text as it will read: headings, bold, italic, lists and links. The server cleans what is sent by its one allow list. */
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { asLines } from '../../../schema/fields/validation/characters';
import { TextArea } from '../../ui/inputs/controls';
import { useWiring } from '../../ui/inputs/fieldContext';
import { createEchoes, type Echoes } from '../inputs/externalChange';
import { ReadOnly } from '../readOnlyContext';
import styles from './RichTextEditor.module.css';
import { RichTextTools } from './RichTextToolbar';
import { isWritable, richTextParts } from './extensions';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (html: string | null) => void;
}

/** What the editor cannot write, tables for one, stays as it is: as its source. */
export function RichTextEditor(props: Props) {
  const isSource = useRef(!isWritable(props.value ?? '')).current;
  if (isSource) return <TextArea id={props.id} value={props.value ?? ''} onChange={text => props.onChange(text || null)} />;
  return <Written {...props} />;
}

function Written({ id, label, value, onChange }: Props) {
  const isReadOnly = useContext(ReadOnly);
  const { 'aria-describedby': described, 'aria-invalid': isInvalid } = useWiring({});
  const [echoes] = useState(() => createEchoes(value ?? ''));
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(described && { 'aria-describedby': described }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: richTextParts,
    content: value ?? '',
    editable: !isReadOnly,
    injectCSS: false, // the page takes no styles from scripts
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => {
      const text = current.isEmpty ? '' : asLines(current.getHTML()); // as in every other control
      echoes.write(text);
      change.current(text || null);
    },
  });
  useOutside(editor, value ?? '', echoes);
  return (
    <div className={isInvalid ? styles.wrong : styles.frame}>
      {!isReadOnly && <RichTextTools editor={editor} controls={id} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

/** What was not written here, a step taken back or a version that was loaded, takes the place of what was. */
function useOutside(editor: Editor, value: string, echoes: Echoes): void {
  useEffect(() => {
    if (echoes.isNews(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, echoes]);
}
