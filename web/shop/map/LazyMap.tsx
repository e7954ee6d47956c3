/** Room for a map. What draws it is large and comes only to those who scroll this far; where it cannot come, something else stands in its room. */
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '../shell/state/shopContext';
import type { CanvasProps } from './MapCanvas';
import styles from './LazyMap.module.css';

const MapCanvas = lazy(() => import('./MapCanvas').then(({ MapCanvas }) => ({ default: MapCanvas })));

interface Props extends Omit<CanvasProps, 'source' | 'onBroken'> {
  /** What is shown where there is no map. */
  instead?: ReactNode;
  /** No map can be shown here. */
  onBroken?: () => void;
  /** As high as what stands beside it. */
  isTall?: boolean;
}

export function MapFrame({ instead, isTall, onBroken, ...canvas }: Props) {
  const { mapToken: token, mapStyle: style, mapUrl: url } = useShop().environment;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearness(frame);
  const [isBroken, setBroken] = useState(false);
  const giveUp = (): void => {
    setBroken(true);
    onBroken?.();
  };
  return (
    <div ref={frame} className={`${styles.frame} ${isTall ? styles.tall : ''}`} role="group" aria-label={canvas.label}>
      {token === null || isBroken ? (
        <div className={styles.instead}>{instead}</div>
      ) : (
        <Suspense fallback={null}>{isNear && <MapCanvas {...canvas} source={{ token, style, url }} onBroken={giveUp} />}</Suspense>
      )}
    </div>
  );
}

/** Whether it is in view or soon will be. A map that is far away is taken down: a browser draws no more than a dozen at once. */
function useNearness(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: '50%' });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}
