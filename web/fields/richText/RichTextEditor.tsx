/** Edits rich text: headings, bold, italic, lists, links, tables and images. The server sanitizes the result. */
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { normalizeLines } from '../../../schema/fields/validation/characters';
import { useFieldContext } from '../../ui/inputs/fieldContext';
import { createExternalChangeTracker, type ExternalChangeTracker } from '../inputs/externalChange';
import { ReadOnlyContext } from '../readOnlyContext';
import styles from './RichTextEditor.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { richTextExtensions } from './extensions';
import { TableTools } from './table/TableTools';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (html: string | null) => void;
}

export function RichTextEditor({ id, label, value, onChange }: Props) {
  const isReadOnly = useContext(ReadOnlyContext);
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldContext({});
  const [changeTracker] = useState(() => createExternalChangeTracker(value ?? ''));
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value ?? '',
    editable: !isReadOnly,
    injectCSS: false, // the content security policy forbids styles added by scripts
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => {
      const text = current.isEmpty ? '' : normalizeLines(current.getHTML()); // normalized like other controls
      changeTracker.recordEdit(text);
      latestOnChange.current(text || null);
    },
  });
  useExternalChanges(editor, value ?? '', changeTracker);
  const contentId = `${id}-content`; // is there from the start, whereas the text box with `id` is added after mounting
  return (
    <div className={isInvalid ? styles.invalid : styles.frame}>
      {!isReadOnly && <RichTextToolbar editor={editor} controls={contentId} />}
      <EditorContent id={contentId} editor={editor} className={styles.text} />
      {!isReadOnly && <TableTools editor={editor} />}
    </div>
  );
}

/** Replaces the content after an external change, such as undo or a loaded revision. */
function useExternalChanges(editor: Editor, value: string, changeTracker: ExternalChangeTracker): void {
  useEffect(() => {
    if (changeTracker.isExternal(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, changeTracker]);
}
