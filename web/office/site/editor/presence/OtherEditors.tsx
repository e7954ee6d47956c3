/** The initials of other editors: of the page, or of those who have the form of a block open. */
import { useContext } from 'react';
import { VisuallyHidden } from '../../../../ui/display/layout';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { fieldLabel } from '../conflicts/conflictTexts';
import styles from './presence.module.css';
import { PresenceContext } from './presenceContext';
import type { OtherEditor } from './editorReports';

export function PageEditors() {
  const names = [...new Set(useContext(PresenceContext).map(({ name }) => name))];
  const text = names.length === 0 ? '' : `Auch hier: ${names.join(', ')}`;
  return (
    <span className={styles.editors} title={text}>
      {names.map(name => (
        <Initials key={name} name={name} />
      ))}
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </span>
  );
}

export function BlockEditors({ block }: { block: StoredBlock }) {
  const editors = useContext(PresenceContext).filter(editor => editor.block === block.id);
  if (editors.length === 0) return null;
  const text = editors.map(editor => placeText(editor, block)).join(', ');
  return (
    <span className={styles.editors} title={text}>
      {editors.map(({ tab, name }) => (
        <Initials key={tab} name={name} />
      ))}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** Returns `Mia Demo bearbeitet: Inhalt`. */
function placeText({ name, field }: OtherEditor, { type }: StoredBlock): string {
  const isField = field?.startsWith('value.') || field?.startsWith('config.');
  return isField ? `${name} bearbeitet: ${fieldLabel(type, field as `value.${string}`)}` : `${name} bearbeitet diesen Block`;
}

const Initials = ({ name }: { name: string }) => (
  <span className={styles.initials} aria-hidden="true">
    {name
      .split(/\s+/)
      .map(word => word[0])
      .join('')
      .slice(0, 2)
      .toUpperCase()}
  </span>
);
