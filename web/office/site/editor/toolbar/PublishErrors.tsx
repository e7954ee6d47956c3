/** The errors that stand in the way of publishing. Each leads to its field. */
import { findBlock } from '../../../../../schema/blocks';
import { Button } from '../../../../ui/actions/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { blockLabel } from '../../blocks/blockSummary';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { FieldPath, SiteEditor } from '../useSiteEditor';
import styles from '../SiteEditor.module.css';

interface Props {
  blocks: Blocks;
  errors: SiteEditor['fieldErrors'];
  onOpenField: (path: FieldPath) => void;
  onClose: () => void;
}

export function PublishErrors({ blocks, errors, onOpenField, onClose }: Props) {
  const review = (path: FieldPath): void => {
    onClose();
    onOpenField(path);
  };
  return (
    <Dialog title="Vor dem Veröffentlichen prüfen" closesOnBackground onClose={onClose}>
      <p>Diese Angaben stimmen noch nicht:</p>
      <ul className={styles.errors}>
        {errors.map(({ path, text }) => {
          const block = blocks[Number(path[0])];
          return (
            <li key={path.join('.')}>
              {block ? (
                <Button variant="secondary" onPress={() => review(path)}>
                  {`${Number(path[0]) + 1}. ${blockLabel(block)}${fieldLabel(block.type, path)}`}
                </Button>
              ) : null}
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Returns the label of the field, such as `: Empfänger der Anfragen`. */
function fieldLabel(type: string, [, part, name]: FieldPath): string {
  const field = part === 'value' || part === 'config' ? findBlock(type)?.[part][String(name)] : undefined;
  return field ? `: ${field.label}` : '';
}
