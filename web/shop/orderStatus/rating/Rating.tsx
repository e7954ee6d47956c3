/** Asks the customer for four ratings and a comment, once, then shows thanks (STAT-12, STAT-21, STAT-22, T-14). */
import { useEffect, useRef, useState } from 'react';
import { isRatingOffered } from '../../../../schema/rules/order/rating';
import { useShop } from '../../shell/state/shopContext';
import { Figure } from '../../../blocks/sky/Figure';
import styles from './Rating.module.css';
import { type RatingProps, QuestionnaireForm } from './QuestionnaireForm';

/** Renders the questionnaire, the thanks or nothing. */
export function Rating(props: RatingProps) {
  const { enablePluginOrderReviews } = useShop().config;
  const [isSent, setSent] = useState(false);
  function handleSent(): void {
    setSent(true);
    props.onSent();
  }
  if (props.order.questionnaireRating !== null) return <Thanks isNew={isSent} />;
  return enablePluginOrderReviews && isRatingOffered(props.order) ? <QuestionnaireForm {...props} onSent={handleSent} /> : null;
}

/** After the questionnaire was sent, it takes the focus of the button that disappeared. */
function Thanks({ isNew }: { isNew: boolean }) {
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) sectionRef.current?.focus();
  }, [isNew]);
  return (
    <section ref={sectionRef} className={`${styles.block} ${styles.thanks}`} tabIndex={-1} role="status">
      <Figure name="pretzel" className={styles.pretzel} />
      <h2>Vielen Dank für Ihre Bewertung!</h2>
    </section>
  );
}
