/** Edits Markdown as text. A preview below shows how it looks. */
import { useContext, useState } from 'react';
import { markdownToHtml } from '../../hooks/html/cleanHtml';
import { Button } from '../../ui/actions/Button';
import { RichText } from '../../ui/display/RichText';
import { TextArea } from '../../ui/inputs/controls';
import { ReadOnlyContext } from '../readOnlyContext';
import styles from './MarkdownEditor.module.css';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (markdown: string | null) => void;
}

export function MarkdownEditor({ id, label, value, onChange }: Props) {
  const isReadOnly = useContext(ReadOnlyContext);
  const [isOpen, setOpen] = useState(false);
  const previewId = `${id}-preview`;
  return (
    <div className={styles.markdown}>
      <TextArea id={id} value={value ?? ''} onChange={text => onChange(text || null)} />
      {!isReadOnly && (
        <Button
          variant="text"
          size="small"
          icon={isOpen ? 'eye-off' : 'eye'}
          label={`${label}: Vorschau`}
          isExpanded={isOpen}
          controls={previewId}
          onPress={() => setOpen(!isOpen)}
        >
          Vorschau
        </Button>
      )}
      <div id={previewId} hidden={!isOpen && !isReadOnly} className={styles.preview} role="region" aria-label={`${label}: Vorschau`}>
        {value?.trim() ? <RichText html={markdownToHtml(value)} /> : <p className={styles.empty}>Noch kein Text.</p>}
      </div>
    </div>
  );
}
