/** The errors that stand in the way of publishing. Each leads to its field. */
import { findBlock } from '../../../../../schema/blocks';
import { focusFirstError } from '../../../../forms/focusFirstError';
import { Button } from '../../../../ui/actions/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { blockFormId, blockLabel } from '../../blocks/blockSummary';
import type { Blocks } from '../../blocks/blockHistory';
import type { SiteEditor } from '../useSiteEditor';
import styles from '../SiteEditor.module.css';

interface Props {
  blocks: Blocks;
  errors: SiteEditor['fieldErrors'];
  onOpenBlock: (id: string) => void;
  onClose: () => void;
}

export function PublishErrors({ blocks, errors, onOpenBlock, onClose }: Props) {
  const open = (id: string): void => {
    onClose();
    onOpenBlock(id);
    // The dialog returns the focus to its button first.
    setTimeout(() => focusFirstError(document.getElementById(blockFormId({ id }))));
  };
  return (
    <Dialog title="Vor dem Veröffentlichen prüfen" closesOnBackground onClose={onClose}>
      <p>Ihre Änderungen sind als Entwurf gespeichert. Diese Angaben stimmen noch nicht:</p>
      <ul className={styles.errors}>
        {errors.map(({ path, text }) => {
          const block = blocks[Number(path[0])];
          return (
            <li key={path.join('.')}>
              {block ? (
                <Button variant="secondary" onPress={() => open(block.id)}>
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
function fieldLabel(type: string, [, part, name]: readonly (string | number)[]): string {
  const field = part === 'value' || part === 'config' ? findBlock(type)?.[part][String(name)] : undefined;
  return field ? `: ${field.label}` : '';
}
