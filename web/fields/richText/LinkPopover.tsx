/** Where a link leads: set, changed or taken away. A form stands around it already, so Enter is heard here. */
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { isLinkAddress } from '../../../schema/fields/validation/formats';
import { textOf } from '../../../schema/errors/messages';
import { Button } from '../../ui/actions/Button';
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import styles from './RichTextEditor.module.css';

export function LinkBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const leave = (): void => {
    onClose();
    editor.commands.focus();
  };
  function set(): void {
    const href = addressOf(address.trim());
    if (!isLinkAddress(href)) return setWrong(true);
    const linked = editor.chain().focus().extendMarkRange('link');
    // Without a word that was chosen, the address itself is what is read.
    if (editor.state.selection.empty && !known)
      linked.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else linked.setLink({ href }).run();
    onClose();
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
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
        if (event.key === 'Enter') set();
        else leave();
      }}
    >
      <Field label="Adresse des Links" error={isWrong ? textOf({ path: [], rule: 'noUrl' }) : undefined}>
        <Input ref={input} value={address} placeholder="https://, /seite oder mailto:" onChange={setAddress} />
      </Field>
      <Button look="secondary" onPress={set}>
        Übernehmen
      </Button>
      {known && (
        <Button look="text" onPress={remove}>
          Link entfernen
        </Button>
      )}
    </div>
  );
}

/** `hollerbusch.at` is meant as an address of the web. */
const addressOf = (text: string): string => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text);
