/** What was chosen so far, in a few words each. */
import { answerTo, hasOptions } from '../../../schema/rules/answers';
import { quantityText } from '../../../schema/rules/units';
import styles from './Configurator.module.css';
import type { Draft } from './useDraft';

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
