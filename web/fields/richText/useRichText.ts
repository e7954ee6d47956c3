/** The editor of a rich text without its frame: reports edits, and takes values that changed elsewhere. */
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { normalizeLines } from '../../../schema/fields/validation/characters';
import { createExternalChangeTracker, type ExternalChangeTracker } from '../inputs/externalChange';
import { richTextExtensions } from './extensions';

interface Options {
  label: string;
  value: string | null;
  isReadOnly?: boolean;
  /** Further attributes of the text box; the same object while they are the same. */
  attributes: Readonly<Record<string, string>>;
  onChange: (html: string | null) => void;
}

export function useRichText({ label, value, isReadOnly = false, attributes, onChange }: Options): Editor {
  const [changeTracker] = useState(() => createExternalChangeTracker(value ?? ''));
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  // Other options than before would make the editor draw everything again at each key.
  const [initialContent] = useState(value ?? '');
  const editorProps = useMemo(
    () => ({ attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...attributes } }),
    [label, attributes],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content: initialContent,
    editable: !isReadOnly,
    injectCSS: false, // the content security policy forbids styles added by scripts
    editorProps,
    onUpdate: ({ editor: current }) => {
      const text = current.isEmpty ? '' : normalizeLines(current.getHTML()); // normalized like other controls
      changeTracker.recordEdit(text);
      latestOnChange.current(text || null);
    },
  });
  useExternalChanges(editor, value ?? '', changeTracker);
  return editor;
}

/** Replaces the content after an external change, such as undo or a loaded revision. */
function useExternalChanges(editor: Editor, value: string, changeTracker: ExternalChangeTracker): void {
  useEffect(() => {
    if (changeTracker.isExternal(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, changeTracker]);
}
