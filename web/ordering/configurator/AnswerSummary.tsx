/** The summary of the amount and the selected options. */
import { findAnswer, hasOptions } from '../../../schema/rules/product/partAnswers';
import { quantityText } from '../../../schema/rules/product/units';
import styles from './Configurator.module.css';
import type { Configuration } from './useConfiguration';

export function AnswerSummary({ configuration: { choice, parts } }: { configuration: Configuration }) {
  const selected = parts.filter(hasOptions).flatMap(part => findAnswer(part, choice.parts));
  return (
    <ul className={styles.summary} aria-label="Bisher gewählt">
      {[quantityText(choice.amount, choice.unit), ...selected].map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
