/** How the customer liked it (STAT-12, STAT-21, STAT-22, T-14): four rows of pretzels, then perhaps a word. Once, then thanks. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isRatingOffered } from '../../../../schema/rules/order/orderActions';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { messageOf } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { TextArea } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Note } from '../../../ui/feedback/Alert';
import { useShop } from '../../shell/state/shopContext';
import { Figure } from '../../../blocks/sky/Figure';
import { MarkRow } from './RatingRow';
import { useSubmitQuestionnaireMutation, type StatusOrderFragment } from '../OrderStatus.generated';
import styles from './Rating.module.css';

const hints = {
  rating: 'Alles in allem',
  foodRating: 'Frische und Geschmack',
  serviceRating: 'Freundlichkeit in der Filiale',
  processRating: 'Hier im Online-Shop',
} as const;
type MarkName = keyof typeof hints;
const names = Object.keys(hints) as MarkName[];

interface Props {
  order: StatusOrderFragment;
  hash: string;
  onSent: () => void;
}

/** The questions, the thanks, or nothing. */
export function Rating(props: Props) {
  const { enablePluginOrderReviews } = useShop().config;
  const [isSent, setSent] = useState(false);
  function sent(): void {
    setSent(true);
    props.onSent();
  }
  if (props.order.questionnaireRating !== null) return <Thanks isNew={isSent} />;
  return enablePluginOrderReviews && isRatingOffered(props.order) ? <Questions {...props} onSent={sent} /> : null;
}

/** To whoever sent the marks here and now it takes the place of the button they pressed. */
function Thanks({ isNew }: { isNew: boolean }) {
  const thanks = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) thanks.current?.focus();
  }, [isNew]);
  return (
    <section ref={thanks} className={`${styles.block} ${styles.thanks}`} tabIndex={-1} role="status">
      <Figure name="brezel" className={styles.pretzel} />
      <h2>Vielen Dank für Ihre Bewertung!</h2>
    </section>
  );
}

function Questions({ order, hash, onSent }: Props) {
  const [marks, setMarks] = useState<Partial<Record<MarkName, number>>>({});
  const [comment, setComment] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [submit, { loading }] = useSubmitQuestionnaireMutation();
  const form = useRef<HTMLFormElement>(null);
  const missing = names.find(name => marks[name] === undefined);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(missing ? 'Bitte bewerten Sie alle vier Punkte.' : null);
    if (missing) return form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
    if (loading) return;
    const answers = { ...(marks as Record<MarkName, number>), comment: comment.trim() || null };
    await submit({ variables: { uid: order.uid, hash, questionnaire: answers } }).catch(error =>
      setRefusal(messageOf(error, 'Bewertung konnte nicht gesendet werden.')),
    );
    onSent();
  }

  return (
    <form ref={form} className={styles.block} aria-labelledby="rating" onSubmit={event => void send(event)}>
      <Figure name="brezel" className={styles.pretzel} />
      <h2 id="rating">Wie zufrieden waren Sie?</h2>
      <p className={styles.lead}>Vier kurze Fragen, eine Brezel ist schwach, fünf sind hervorragend.</p>
      {names.map(name => (
        <MarkRow
          key={name}
          name={name}
          label={questionnaire[name].label}
          hint={hints[name]}
          mark={marks[name] ?? null}
          onMark={mark => setMarks(before => ({ ...before, [name]: mark }))}
        />
      ))}
      {!missing && (
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
      {refusal && (
        <Note tone="bad" isNew>
          {refusal}
        </Note>
      )}
      <div className={styles.send}>
        <Button type="submit" size="large" look="accent" isBusy={loading}>
          Bewertung senden
        </Button>
      </div>
    </form>
  );
}
