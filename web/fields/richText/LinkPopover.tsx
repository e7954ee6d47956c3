/** A popover to set, change or remove a link. It is inside another form, so it handles Enter itself. */
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { isLinkTarget } from '../../../schema/fields/validation/formats';
import { messageFor } from '../../../schema/errors/messages';
import { Button } from '../../ui/actions/Button';
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import styles from './RichTextEditor.module.css';
import { toUrl } from './link';

export function LinkPopover({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const currentHref = String(editor.getAttributes('link').href ?? '');
  const [url, setUrl] = useState(currentHref);
  const [isInvalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  function applyLink(): void {
    const href = toUrl(url.trim());
    if (!isLinkTarget(href)) return setInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection, the URL itself becomes the text.
    if (editor.state.selection.empty && !currentHref)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setMark('link', { href }).run();
    onClose();
  }
  const removeLink = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <div
      className={styles.link}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        if (event.key === 'Enter' && event.target !== input.current) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') applyLink();
        else close();
      }}
    >
      <Field label="Adresse des Links" error={isInvalid ? messageFor({ path: [], rule: 'invalidUrl' }) : undefined}>
        <Input ref={input} value={url} placeholder="https://, /seite oder mailto:" onChange={setUrl} />
      </Field>
      <Button variant="secondary" onPress={applyLink}>
        Übernehmen
      </Button>
      {currentHref && (
        <Button variant="text" onPress={removeLink}>
          Link entfernen
        </Button>
      )}
    </div>
  );
}
