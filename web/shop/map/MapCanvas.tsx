/** The drawn map: dark, with buildings, and a flight to its spots once it is in view (HOME-12 to HOME-14). Loaded lazily. */
import type { Map } from 'mapbox-gl';
import { useEffect, useRef } from 'react';
import { cameraOver, drawn, raiseBuildings, type Source } from './mapStyle';
import styles from './MapCanvas.module.css';
import { pinsOn, type Pins } from './markers';
import type { MapView, Place } from './mapView';

export interface CanvasProps {
  /** What the map is called. */
  label: string;
  /** What lies on it; at least one. */
  places: readonly Place[];
  /** How near it comes to a single place, and from which side it looks. */
  view: MapView;
  source: Source;
  /** The place that is pointed at elsewhere. */
  marked?: string | null;
  onMark?: (id: string | null) => void;
  /** No map can be shown here: no WebGL, no answer, no right to one. */
  onBroken: () => void;
}

/** After so long without a style there will be none. */
const patience = 15_000;

/** Zooming in by less parts nothing. */
const leastStep = 0.25;

export function MapCanvas({ label, places, view, source, marked = null, onMark, onBroken }: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: Map; isSeen: boolean; pins?: Pins }>(undefined);
  useEffect(() => {
    const map = drawn(frame.current!, { label, places, view, source });
    if (!map) return onBroken();
    shown.current = { map, isSeen: false };
    const stopWaiting = awaitStyle(map, onBroken);
    const stopLooking = whenSeen(frame.current!, () => {
      shown.current!.isSeen = true;
      approach(map, cameraOver(map, places, view));
    });
    return () => {
      stopWaiting();
      stopLooking();
      map.remove();
      shown.current = undefined;
    };
    // One map for as long as it is shown; its places come and go below.
  }, []);

  const there = places.map(({ id }) => id).join(' ');
  useEffect(() => {
    const { current } = shown;
    if (!current) return;
    const choose = (place: Place): void => approach(current.map, cameraOver(current.map, [place], view));
    const gather = (members: readonly Place[]): boolean => {
      const camera = cameraOver(current.map, members, view);
      const isNearer = (camera.zoom ?? 0) > current.map.getZoom() + leastStep;
      if (isNearer) approach(current.map, camera);
      return isNearer;
    };
    current.pins = pinsOn(current.map, places, {
      pin: styles.pin!,
      name: styles.name!,
      onChoose: choose,
      onGather: gather,
      onMark,
    });
    if (current.isSeen) approach(current.map, cameraOver(current.map, places, view));
    return current.pins.remove;
  }, [there]);

  useEffect(() => shown.current?.pins?.mark(marked), [there, marked]);
  return <div ref={frame} className={styles.map} />;
}

/** Flies there; who wants no motion is there at once. */
function approach(map: Map, camera: ReturnType<typeof cameraOver>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo(camera);
  else map.flyTo({ ...camera, duration: 4_000 });
}

/** Raises the buildings once the style is there; calls `onBroken` where it does not come. */
function awaitStyle(map: Map, onBroken: () => void): () => void {
  const giveUp = setTimeout(onBroken, patience);
  let isStyled = false;
  map.once('style.load', () => {
    isStyled = true;
    clearTimeout(giveUp);
    raiseBuildings(map);
  });
  // What goes wrong once the style is there is a missing tile.
  map.on('error', () => {
    if (!isStyled) onBroken();
  });
  return () => clearTimeout(giveUp);
}

/** Calls once when at least half of it is in view; what is returned takes it back. */
function whenSeen(element: HTMLElement, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      seen();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
