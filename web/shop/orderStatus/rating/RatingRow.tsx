/** One mark from 1 to 5, given in pretzels: arrows change it, as in every radio group. */
import { markWords } from '../../../../schema/rules/order/questionnaire';
import { VisuallyHidden } from '../../../ui/display/layout';
import pretzel from '../../../illustrations/brezel.svg';
import styles from './RatingRow.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  mark: number | null;
  onMark: (mark: number) => void;
}

export const MarkRow = ({ name, label, hint, mark, onMark }: Props) => (
  <fieldset className={styles.row}>
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
    <div className={styles.label} aria-hidden="true">
      {label}
      <span>{hint}</span>
    </div>
    <div className={styles.pretzels}>
      {markWords.map((word, index) => (
        <label key={word} className={mark !== null && index < mark ? styles.on : undefined}>
          <input type="radio" name={name} value={index + 1} checked={mark === index + 1} onChange={() => onMark(index + 1)} />
          <img src={pretzel} alt={`${index + 1} von 5, ${word}`} />
        </label>
      ))}
    </div>
    <output>{mark === null ? '' : markWords[mark - 1]}</output>
  </fieldset>
);
