/** Edits rich text: headings, bold, italic, lists, links, tables and images. The server sanitizes the result. */
import { EditorContent } from '@tiptap/react';
import { useContext, useMemo } from 'react';
import { useFieldContext } from '../../ui/inputs/fieldContext';
import { ReadOnlyContext } from '../readOnlyContext';
import styles from './RichTextEditor.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { TableTools } from './table/TableTools';
import { useRichText } from './useRichText';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (html: string | null) => void;
}

export function RichTextEditor({ id, label, value, onChange }: Props) {
  const isReadOnly = useContext(ReadOnlyContext);
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldContext({});
  const attributes = useMemo(
    () => ({ id, ...(describedBy && { 'aria-describedby': describedBy }), ...(isInvalid && { 'aria-invalid': 'true' }) }),
    [id, describedBy, isInvalid],
  );
  const editor = useRichText({ label, value, isReadOnly, attributes, onChange });
  const contentId = `${id}-content`; // is there from the start, whereas the text box with `id` is added after mounting
  return (
    <div className={isInvalid ? styles.invalid : styles.frame}>
      {!isReadOnly && <RichTextToolbar editor={editor} controls={contentId} />}
      <EditorContent id={contentId} editor={editor} className={styles.text} />
      {!isReadOnly && <TableTools editor={editor} />}
    </div>
  );
}
