/** Loads and shows a map when it is close to the visible area, or a fallback when it cannot be shown. */
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '../shell/state/shopContext';
import type { CanvasProps } from './MapCanvas';
import styles from './LazyMap.module.css';

const MapCanvas = lazy(() => import('./MapCanvas').then(({ MapCanvas }) => ({ default: MapCanvas })));

interface Props extends Omit<CanvasProps, 'source' | 'onError'> {
  /** Shown when there is no map. */
  fallback?: ReactNode;
  /** Called when no map can be shown. */
  onError?: () => void;
  /** Fills the height of its container. */
  hasFullHeight?: boolean;
}

export function LazyMap({ fallback, hasFullHeight, onError, ...canvas }: Props) {
  const { mapToken: token, mapStyle: style, mapUrl: url } = useShop().environment;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [hasFailed, setFailed] = useState(false);
  const handleError = (): void => {
    setFailed(true);
    onError?.();
  };
  return (
    <div ref={frame} className={`${styles.frame} ${hasFullHeight ? styles.tall : ''}`} role="group" aria-label={canvas.label}>
      {token === null || hasFailed ? (
        <div className={styles.fallback}>{fallback}</div>
      ) : (
        <Suspense fallback={null}>{isNear && <MapCanvas {...canvas} source={{ token, style, url }} onError={handleError} />}</Suspense>
      )}
    </div>
  );
}

/**
 * Tells whether the element is in or near the visible area. Distant maps are removed, because a browser has only about a dozen WebGL
 * contexts.
 */
function useIsNear(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(entries => setNear(entries.at(-1)!.isIntersecting), { rootMargin: '50%' });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}
