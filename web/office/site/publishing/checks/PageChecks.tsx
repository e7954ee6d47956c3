/** What the checks of the page found. Each finding leads to its block, and to the field if it is about one. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { keysOf } from '../../../../../schema/objects';
import { checkLabels } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import { Button } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import { blockLabel } from '../../blocks/blockSummary';
import { fieldLabel } from '../../editor/conflicts/conflictTexts';
import type { FieldPath } from '../../editor/useSiteEditor';
import styles from '../publishing.module.css';
import type { PageChecks as Checks } from './usePageChecks';

interface Props {
  checks: Checks;
  blocks: Blocks;
  onOpenField: (path: FieldPath) => void;
}

export function PageChecks({ checks: { found: checks, isIncomplete }, blocks, onOpenField }: Props) {
  if (checks.length === 0 && !isIncomplete) return null;
  const found = keysOf(checkLabels).filter(name => checks.some(({ check }) => check === name));
  return (
    <section className={styles.section}>
      <h3>Zu prüfen</h3>
      {isIncomplete && <p>Links und Pflichtangaben konnten nicht geprüft werden.</p>}
      <ul className={styles.checks}>
        {found.map(name => (
          <li key={name}>
            <p>
              <Icon name="triangle-alert" />
              {checkLabels[name]}
            </p>
            <ul>
              {checks
                .filter(({ check }) => check === name)
                .map(({ block, field, text }, index) => (
                  <li key={index}>
                    {block !== null && <PlaceButton blocks={blocks} id={block} field={field} onOpen={onOpenField} />}
                    {text && <span>{text}</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlaceButtonProps {
  blocks: Blocks;
  id: string;
  field: string | null;
  onOpen: (path: FieldPath) => void;
}

function PlaceButton({ blocks, id, field, onOpen }: PlaceButtonProps) {
  const index = blocks.findIndex(block => block.id === id);
  const block = blocks[index];
  if (!block) return null;
  return (
    <Button variant="secondary" size="small" onPress={() => onOpen(field === null ? [index] : [index, 'value', field])}>
      {`${index + 1}.\u00A0${blockLabel(block)}${field === null ? '' : `: ${fieldLabel(block.type, `value.${field}`)}`}`}
    </Button>
  );
}
