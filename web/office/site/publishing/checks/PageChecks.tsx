/** What the checks of the page found. Each finding leads to its block. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { keysOf } from '../../../../../schema/objects';
import { checkLabels } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import { Button } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import { blockLabel } from '../../blocks/blockSummary';
import styles from '../publishing.module.css';
import type { PageChecks as Checks } from './usePageChecks';

interface Props {
  checks: Checks;
  blocks: Blocks;
  onOpenBlock: (index: number) => void;
}

export function PageChecks({ checks: { found: checks, isIncomplete }, blocks, onOpenBlock }: Props) {
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
                .map(({ block, text }, index) => (
                  <li key={index}>
                    {block !== null && <BlockButton blocks={blocks} id={block} onOpen={onOpenBlock} />}
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

function BlockButton({ blocks, id, onOpen }: { blocks: Blocks; id: string; onOpen: (index: number) => void }) {
  const index = blocks.findIndex(block => block.id === id);
  const block = blocks[index];
  if (!block) return null;
  return (
    <Button variant="secondary" size="small" onPress={() => onOpen(index)}>
      {`${index + 1}.\u00A0${blockLabel(block)}`}
    </Button>
  );
}
