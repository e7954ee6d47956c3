/** A rating from 1 to 5 pretzels, as a radio group. */
import { ratingLabels } from '../../../../schema/rules/order/questionnaire';
import { VisuallyHidden } from '../../../ui/display/layout';
import pretzel from '../../../illustrations/pretzel.svg';
import styles from './RatingRow.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  rating: number | null;
  onRate: (rating: number) => void;
}

export const RatingRow = ({ name, label, hint, rating, onRate }: Props) => (
  <fieldset className={styles.row}>
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
    <div className={styles.label} aria-hidden="true">
      {label}
      <span>{hint}</span>
    </div>
    <div className={styles.pretzels}>
      {ratingLabels.map((text, index) => (
        <label key={text} className={rating !== null && index < rating ? styles.filled : undefined}>
          <input type="radio" name={name} value={index + 1} checked={rating === index + 1} onChange={() => onRate(index + 1)} />
          <img src={pretzel} alt={`${index + 1} von 5, ${text}`} />
        </label>
      ))}
    </div>
    <output>{rating === null ? '' : ratingLabels[rating - 1]}</output>
  </fieldset>
);
