/** Names what a step of the history has changed. */
import { blockIdOf, findBlockById, type Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { isPropertyChange, type Step } from '../blocks/blockHistory';
import { blockLabel } from '../blocks/blockSummary';
import { fieldLabel } from './conflicts/conflictTexts';
import { propertyField } from './properties/propertyFields';

/** Returns `Titel`, `Text: Inhalt`, `Text` or `3 Blöcke`; `blocks` are those before the step is undone. */
export function stepLabel(step: Step, blocks: Blocks): string {
  if (isPropertyChange(step)) return propertyField(step.name).label;
  const ids = new Set(step.map(blockIdOf));
  const [first, ...others] = step;
  const block = first && ('block' in first ? first.block : findBlockById(blocks, first.id));
  if (!first) return 'Inhalt'; // a text that was typed and deleted again
  if (!block || ids.size > 1) return ids.size > 1 ? `${ids.size} Blöcke` : 'Block';
  const isField = first.do === 'set' && others.length === 0;
  return isField ? `${blockLabel(block)}: ${fieldLabel(block.type, first.field)}` : blockLabel(block);
}
