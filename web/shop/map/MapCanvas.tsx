/** The drawn map: dark, with buildings, and a flight to the spot once it is in view (HOME-12 to HOME-14). Loaded lazily. */
import mapbox, { type Map } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { useEffect, useRef } from 'react';
import styles from './BranchMap.module.css';
import { highAbove, type MapView, type Spot } from './view';

interface Props {
  spot: Spot;
  /** What is there. */
  name: string;
  view: MapView;
  source: { token: string; style: string; url: string };
  /** No map can be shown here: no WebGL, no answer, no right to one. */
  onBroken: () => void;
}

/** After so long without a style there will be none. */
const patience = 15_000;

/** From this zoom on buildings stand up. */
const buildingsFrom = 15;

const texts = {
  'AttributionControl.ToggleAttribution': 'Quellen der Karte',
  'LogoControl.Title': 'Zur Seite von Mapbox',
  'Map.Title': 'Karte',
  'NavigationControl.ResetBearing': 'Nach Norden drehen',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'ScrollZoomBlocker.CtrlMessage': 'Zum Vergrößern Strg halten und scrollen',
  'ScrollZoomBlocker.CmdMessage': 'Zum Vergrößern ⌘ halten und scrollen',
  'TouchPanBlocker.Message': 'Mit zwei Fingern bewegen',
};

export function MapCanvas({ spot, name, view, source, onBroken }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = drawn(frame.current!, { spot, name, view, source });
    if (!map) return onBroken();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    const stopLooking = whenSeen(frame.current!, () => {
      const target = { center: [spot.longitude, spot.latitude] as [number, number], ...view };
      if (isCalm) map.jumpTo(target);
      else map.flyTo({ ...target, duration: 4_000 });
    });
    return () => {
      clearTimeout(giveUp);
      stopLooking();
      map.remove();
    };
    // The spot of a branch and its view stay as they are for as long as its map is shown.
  }, []);
  return <div ref={frame} className={styles.map} />;
}

type Drawing = Omit<Props, 'onBroken'>;

/** The map before its flight; nothing where the browser cannot draw one. */
function drawn(container: HTMLElement, { spot, name, view, source }: Drawing): Map | undefined {
  if (!mapbox.supported()) return undefined;
  mapbox.baseApiUrl = source.url;
  mapbox.accessToken = source.token;
  const { longitude, latitude } = spot;
  try {
    const map = new mapbox.Map({
      container,
      style: source.style,
      center: [longitude, latitude],
      ...highAbove(view),
      locale: { ...texts, 'Map.Title': `Karte: ${name}` },
      cooperativeGestures: true,
      performanceMetricsCollection: false,
      collectResourceTiming: false,
    });
    map.addControl(new mapbox.NavigationControl({ visualizePitch: true }), 'top-right');
    new mapbox.Marker({ color: getComputedStyle(container).getPropertyValue('--color-accent') || '#f0e9da' })
      .setLngLat([longitude, latitude])
      .addTo(map);
    return map;
  } catch {
    return undefined; // supported, but out of memory or contexts
  }
}

/** Buildings as high as they are, where the style knows of them. */
function raiseBuildings(map: Map): void {
  if (!map.getSource('composite') || map.getLayer('buildings')) return;
  map.addLayer({
    id: 'buildings',
    type: 'fill-extrusion',
    source: 'composite',
    'source-layer': 'building',
    filter: ['==', ['get', 'extrude'], 'true'],
    minzoom: buildingsFrom,
    paint: {
      'fill-extrusion-color': '#555',
      'fill-extrusion-height': ['interpolate', ['linear'], ['zoom'], buildingsFrom, 0, buildingsFrom + 0.5, ['get', 'height']],
      'fill-extrusion-base': ['interpolate', ['linear'], ['zoom'], buildingsFrom, 0, buildingsFrom + 0.5, ['get', 'min_height']],
      'fill-extrusion-opacity': 0.6,
    },
  });
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
