/** Lists the keys of the page editor. */
import { Dialog } from '../../../../ui/overlays/Dialog';
import { blockCommands } from './blockCommands';
import styles from './ShortcutsDialog.module.css';

const headerKeys: readonly (readonly [key: string, text: string])[] = [
  ['↑ ↓', 'Zum vorigen oder nächsten Block'],
  ['Umschalt + ↑ ↓', 'Mehrere Blöcke auswählen'],
  ['Esc', 'Auswahl aufheben'],
  ...Object.values(blockCommands).map(({ keyText, label }) => [keyText, label] as const),
];

const pageKeys: typeof headerKeys = [
  ['Strg + Z', 'Rückgängig'],
  ['Strg + Y', 'Wiederholen'],
];

const everywhereKeys: typeof headerKeys = [['Strg + Eingabe', 'Veröffentlichen']];
const canvasKeys: typeof headerKeys = [
  ['F6', 'Zwischen Blöcken und Vorschau wechseln'],
  ['Eingabe', 'Text oder Bild in der Vorschau bearbeiten'],
  ['Alt + F10', 'Zur Formatierung des Textes'],
  ['Esc', 'Bearbeiten beenden'],
];

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Tastenkürzel" closesOnBackground onClose={onClose}>
    <div role="region" aria-label="Liste der Tastenkürzel" tabIndex={0}>
      <p>Auf der Kopfzeile eines Blocks. Sind mehrere ausgewählt, gelten sie für alle.</p>
      <KeyTable keys={headerKeys} />
      <p>Überall außerhalb von Textfeldern:</p>
      <KeyTable keys={pageKeys} />
      <p>Überall:</p>
      <KeyTable keys={everywhereKeys} />
      <p>In der Vorschau:</p>
      <KeyTable keys={canvasKeys} />
    </div>
  </Dialog>
);

const KeyTable = ({ keys }: { keys: typeof headerKeys }) => (
  <dl className={styles.keys}>
    {keys.map(([key, text]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
