/** Draws the map: dark, with buildings, and a flight to its locations when it becomes visible (HOME-12 to HOME-14). Loaded lazily. */
import type { Map } from 'mapbox-gl';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../hooks/reducedMotion';
import { cameraFor, createMap, addBuildings, type MapSource } from './mapStyle';
import styles from './MapCanvas.module.css';
import { addMarkers, type MapMarkers } from './markers';
import type { MapView, MapLocation } from './mapView';

export interface CanvasProps {
  /** The accessible name of the map. */
  label: string;
  /** At least one location. */
  locations: readonly MapLocation[];
  /** Zoom, pitch and bearing for a single location. */
  view: MapView;
  source: MapSource;
  /** The id of the location that is highlighted elsewhere. */
  highlightedId?: string | null;
  onHighlight?: (id: string | null) => void;
  /** Called when the map cannot be shown: no WebGL, no response or an invalid token. */
  onError: () => void;
}

/** The time to wait for the map style, in milliseconds. */
const styleTimeout = 15_000;

/** A smaller zoom step does not separate the labels of a group. */
const minZoomStep = 0.25;

export function MapCanvas({ label, locations, view, source, highlightedId = null, onHighlight, onError }: CanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const mapRef = useRef<{ map: Map; hasBeenVisible: boolean; markers?: MapMarkers }>(undefined);
  useEffect(() => {
    const map = createMap(container.current!, { label, locations, view, source });
    if (!map) return onError();
    mapRef.current = { map, hasBeenVisible: false };
    const stopWaiting = awaitStyle(map, onError);
    const stopObserving = whenVisible(container.current!, () => {
      mapRef.current!.hasBeenVisible = true;
      moveTo(map, cameraFor(map, locations, view));
    });
    return () => {
      stopWaiting();
      stopObserving();
      map.remove();
      mapRef.current = undefined;
    };
    // The map is created once; the effect below updates its locations.
  }, []);

  const locationIds = locations.map(({ id }) => id).join(' ');
  useEffect(() => {
    const { current } = mapRef;
    if (!current) return;
    const showLocation = (location: MapLocation): void => moveTo(current.map, cameraFor(current.map, [location], view));
    const zoomToGroup = (members: readonly MapLocation[]): boolean => {
      const camera = cameraFor(current.map, members, view);
      const isNearer = (camera.zoom ?? 0) > current.map.getZoom() + minZoomStep;
      if (isNearer) moveTo(current.map, camera);
      return isNearer;
    };
    current.markers = addMarkers(current.map, locations, {
      markerClass: styles.marker!,
      labelClass: styles.name!,
      onSelect: showLocation,
      onExpandGroup: zoomToGroup,
      onHighlight,
    });
    if (current.hasBeenVisible) moveTo(current.map, cameraFor(current.map, locations, view));
    return current.markers.remove;
  }, [locationIds]);

  useEffect(() => mapRef.current?.markers?.highlight(highlightedId), [locationIds, highlightedId]);
  return <div ref={container} className={styles.map} />;
}

/** Flies to the view; jumps with reduced motion. */
function moveTo(map: Map, camera: ReturnType<typeof cameraFor>): void {
  if (isMotionReduced()) map.jumpTo(camera);
  else map.flyTo({ ...camera, duration: 4_000 });
}

/** Adds the buildings when the style is loaded; calls `onError` when it does not load. */
function awaitStyle(map: Map, onError: () => void): () => void {
  const timer = setTimeout(onError, styleTimeout);
  let isStyleLoaded = false;
  map.once('style.load', () => {
    isStyleLoaded = true;
    clearTimeout(timer);
    addBuildings(map);
  });
  // Errors after the style is loaded are missing tiles.
  map.on('error', () => {
    if (!isStyleLoaded) onError();
  });
  return () => clearTimeout(timer);
}

/** Calls `onVisible` once when half of the element is visible. Returns a function that cancels this. */
function whenVisible(element: HTMLElement, onVisible: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.at(-1)!.isIntersecting) return; // a busy browser reports several changes at once
      observer.disconnect();
      onVisible();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
