/** What was chosen so far, in a few words each. */
import { quantityText } from '../../../schema/rules/units';
import styles from './Configurator.module.css';
import { answerTo } from './parts';
import type { Draft } from './useDraft';

export function SoFar({ draft: { choice, parts } }: { draft: Draft }) {
  const chosen = parts.filter(({ type }) => type === 'select' || type === 'multiselect').flatMap(part => answerTo(part, choice.parts));
  return (
    <ul className={styles.soFar} aria-label="Bisher gewählt">
      {[quantityText(choice.amount, choice.unit), ...chosen].map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
