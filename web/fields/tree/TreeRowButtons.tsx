/** The actions of a row of a tree: steps, a new row below, and removal. */
import type { FieldOf } from '../../../schema/fields/field';
import { Button } from '../../ui/actions/Button';
import { emptyRecord } from '../emptyRecord';
import { nameOf } from './rowTexts';
import type { TreeEntry } from './tree';
import styles from './tree.module.css';
import type { Tree } from './useTree';

interface Props {
  entry: TreeEntry;
  tree: Tree;
  /** The field of the rows below, if there may be any. */
  below: FieldOf<'array'> | undefined;
}

const steps = [
  { step: 'up', icon: 'chevron-up', text: 'nach oben' },
  { step: 'down', icon: 'chevron-down', text: 'nach unten' },
  { step: 'out', icon: 'arrow-left', text: 'eine Ebene höher' },
  { step: 'in', icon: 'arrow-right', text: 'eine Ebene tiefer' },
] as const;

export function TreeRowButtons({ entry, tree, below }: Props) {
  const { row, path } = entry;
  const name = nameOf(row);
  const count = Array.isArray(row.children) ? row.children.length : 0;
  return (
    <span className={styles.buttons}>
      {steps.map(({ step, icon, text }) => (
        <Button
          key={step}
          {...{ variant: 'text', size: 'small', icon }}
          label={`${name} ${text}`}
          isInactive={!tree.canStep(entry, step)}
          onPress={() => tree.step(entry, step)}
        />
      ))}
      {below && (
        <Button
          {...{ variant: 'text', size: 'small', icon: 'plus' }}
          label={`Eintrag unter ${name} hinzufügen`}
          onPress={() => {
            const added = emptyRecord(below.fields);
            tree.open(added);
            tree.add([...path, count], added);
          }}
        />
      )}
      <Button {...{ variant: 'text', size: 'small', icon: 'trash-2' }} label={`${name} entfernen`} onPress={() => tree.remove(entry)} />
    </span>
  );
}
