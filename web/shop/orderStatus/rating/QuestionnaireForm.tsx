/** The questionnaire about a completed order. */
import { type StatusOrderFragment, useSubmitQuestionnaireMutation } from '../OrderStatus.generated';
import { useState, useRef, type FormEvent } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import styles from './Rating.module.css';
import { Figure } from '../../../blocks/sky/Figure';
import { RatingRow } from './RatingRow';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { Field } from '../../../ui/inputs/Field';
import { TextArea } from '../../../ui/inputs/controls';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { keysOf } from '../../../../schema/objects';

const hints = {
  rating: 'Alles in allem',
  foodRating: 'Frische und Geschmack',
  serviceRating: 'Freundlichkeit in der Filiale',
  processRating: 'Hier im Online-Shop',
} as const;

type RatingName = keyof typeof hints;

const ratingNames = keysOf(hints);

export interface RatingProps {
  order: StatusOrderFragment;
  hash: string;
  onSent: () => void;
}

export function QuestionnaireForm({ order, hash, onSent }: RatingProps) {
  const [ratings, setRatings] = useState<Partial<Record<RatingName, number>>>({});
  const [comment, setComment] = useState('');
  const [errorText, setErrorText] = useState<string | null>(null);
  const [submit, { loading }] = useSubmitQuestionnaireMutation();
  const form = useRef<HTMLFormElement>(null);
  const missingName = ratingNames.find(name => ratings[name] === undefined);

  async function submitForm(event: FormEvent): Promise<void> {
    event.preventDefault();
    setErrorText(missingName ? 'Bitte bewerten Sie alle vier Punkte.' : null);
    if (missingName) return form.current?.querySelector<HTMLInputElement>(`[name="${missingName}"]`)?.focus();
    if (loading) return;
    const answers = { ...(ratings as Record<RatingName, number>), comment: comment.trim() || null };
    await submit({ variables: { uid: order.uid, hash, input: answers } }).catch(error =>
      setErrorText(errorMessage(error, 'Bewertung konnte nicht gesendet werden.')),
    );
    onSent();
  }

  return (
    <form ref={form} className={styles.block} aria-labelledby="rating" onSubmit={event => void submitForm(event)}>
      <Figure name="pretzel" className={styles.pretzel} />
      <h2 id="rating">Wie zufrieden waren Sie?</h2>
      <p className={styles.intro}>Vier kurze Fragen, eine Brezel ist schwach, fünf sind hervorragend.</p>
      {ratingNames.map(name => (
        <RatingRow
          key={name}
          name={name}
          label={questionnaire[name].label}
          hint={hints[name]}
          rating={ratings[name] ?? null}
          onRate={rating => setRatings(current => ({ ...current, [name]: rating }))}
        />
      ))}
      {!missingName && (
        <div className={styles.comment}>
          <Field label={questionnaire.comment.label} mark="optional">
            <TextArea
              value={comment}
              rows={3}
              maxLength={questionnaire.comment.max}
              placeholder="Zum Beispiel, was Ihnen besonders geschmeckt hat"
              onChange={setComment}
            />
          </Field>
        </div>
      )}
      {errorText && (
        <Alert tone="error" isNew>
          {errorText}
        </Alert>
      )}
      <div className={styles.send}>
        <Button type="submit" size="large" variant="accent" isBusy={loading}>
          Bewertung senden
        </Button>
      </div>
    </form>
  );
}
