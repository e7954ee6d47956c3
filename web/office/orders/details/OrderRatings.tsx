/** The rating of an order by its customer (G-061). */
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import type { BoardOrder } from '../board/board';
import styles from './OrderDetails.module.css';

export function OrderRatings({ order }: { order: BoardOrder }) {
  const { rating, foodRating, serviceRating, processRating, ratingComment } = order;
  if (rating === null) return null;
  const ratings = { rating, foodRating, serviceRating, processRating };
  return (
    <section className={styles.rating} aria-label="Bewertung">
      <h3>Bewertung</h3>
      <dl>
        {Object.entries(ratings).map(([name, value]) => (
          <div key={name}>
            <dt>{questionnaire[name as keyof typeof ratings].label}</dt>
            <dd>{value} von 5</dd>
          </div>
        ))}
      </dl>
      {ratingComment && <p>{ratingComment}</p>}
    </section>
  );
}
