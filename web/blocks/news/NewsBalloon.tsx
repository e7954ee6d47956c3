/** The news, one after the other, in the balloon of the home page (BLK-31 to BLK-34). */
import { useMemo, useState } from 'react';
import { now } from '../../hooks/serverTime';
import { useStill } from '../../hooks/useReducedMotion';
import styles from './NewsBalloon.module.css';
import { newsOf } from './visibleNews';
import { useNewsQuery } from '../Page.generated';
import { useTicker } from './useCarousel';

export function NewsBalloon() {
  const { data } = useNewsQuery({});
  const items = useMemo(() => newsOf(data?.blocks.items ?? [], now()), [data]);
  const isStill = useStill();
  const [isHeld, setHeld] = useState(false);
  const { index, show } = useTicker(items.length, isStill || isHeld);
  const item = items[index];
  if (!item) return null;
  return (
    <div
      className={styles.news}
      role="group"
      aria-label="Neuigkeiten"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div dangerouslySetInnerHTML={{ __html: item }} />
      {items.length > 1 && (
        <div className={styles.dots}>
          {items.map((_, place) => (
            <button
              key={place}
              type="button"
              aria-label={`Meldung ${place + 1} von ${items.length}`}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
