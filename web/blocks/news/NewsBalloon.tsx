/** The news, one at a time, in the balloon of the home page (BLK-31 to BLK-34). */
import { useMemo, useState } from 'react';
import { useClock } from '../../hooks/useClock';
import { useReducedMotion } from '../../hooks/reducedMotion';
import styles from './NewsBalloon.module.css';
import { visibleNews } from './visibleNews';
import { useNewsQuery } from '../Page.generated';
import { useCarousel } from './useCarousel';

export function NewsBalloon() {
  const { data } = useNewsQuery({});
  const time = useClock('utc').toMillis();
  const items = useMemo(() => visibleNews(data?.blocks.items ?? [], time), [data, time]);
  const isMotionReduced = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const { index, show } = useCarousel(items.length, isMotionReduced || isPaused);
  const item = items[index];
  if (!item) return null;
  return (
    <div
      className={styles.news}
      role="group"
      aria-label="Neuigkeiten"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div dangerouslySetInnerHTML={{ __html: item }} />
      {items.length > 1 && (
        <div className={styles.dots}>
          {items.map((_, itemIndex) => (
            <button
              key={itemIndex}
              type="button"
              aria-label={`Meldung ${itemIndex + 1} von ${items.length}`}
              aria-current={itemIndex === index ? 'true' : undefined}
              onClick={() => show(itemIndex)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
