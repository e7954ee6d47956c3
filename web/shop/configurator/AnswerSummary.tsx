/** What was chosen so far, in a few words each. */
import { answerTo, hasOptions } from '../../../schema/rules/product/partAnswers';
import { quantityText } from '../../../schema/rules/product/units';
import styles from './Configurator.module.css';
import type { Draft } from './useConfiguration';

export function SoFar({ draft: { choice, parts } }: { draft: Draft }) {
  const chosen = parts.filter(hasOptions).flatMap(part => answerTo(part, choice.parts));
  return (
    <ul className={styles.soFar} aria-label="Bisher gewählt">
      {[quantityText(choice.amount, choice.unit), ...chosen].map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
