/** A map as the shop wants it: its style, its words, its buildings, and from where it looks at the places on it. */
import mapbox, { type CameraOptions, type Map } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { highAbove, type MapView, type Place } from './mapView';

export interface Source {
  token: string;
  style: string;
  url: string;
}

interface Drawing {
  label: string;
  places: readonly Place[];
  view: MapView;
  source: Source;
}

/** From this zoom on buildings stand up. */
const buildingsFrom = 15;

/** So many pixels are left free around the places, which have their names over them; at the right there are buttons. */
const margin = { top: 70, bottom: 40, left: 100, right: 150 };

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

/** The map before its flight; nothing where the browser cannot draw one. */
export function drawn(container: HTMLElement, { label, places, view, source }: Drawing): Map | undefined {
  if (!mapbox.supported()) return undefined;
  mapbox.baseApiUrl = source.url;
  mapbox.accessToken = source.token;
  try {
    const map = new mapbox.Map({
      container,
      style: source.style,
      center: boundsOf(places).getCenter(),
      ...highAbove(view),
      locale: { ...texts, 'Map.Title': label },
      cooperativeGestures: true,
      performanceMetricsCollection: false,
      collectResourceTiming: false,
    });
    return map.addControl(new mapbox.NavigationControl({ visualizePitch: true }), 'bottom-right');
  } catch {
    return undefined; // supported, but out of memory or contexts
  }
}

/** From where all these places are seen; a single one is seen from as near as the view says. */
export function cameraOver(map: Map, places: readonly Place[], view: MapView): CameraOptions {
  const bounds = boundsOf(places);
  const near = { ...view, center: bounds.getCenter() };
  if (places.length < 2) return near;
  const { bearing, pitch, zoom } = view;
  return { ...near, ...map.cameraForBounds(bounds, { padding: margin, maxZoom: zoom, bearing, pitch }) };
}

/** The smallest rectangle that holds them. */
export const boundsOf = (places: readonly Place[]) =>
  places.reduce((bounds, { longitude, latitude }) => bounds.extend([longitude, latitude]), new mapbox.LngLatBounds());

/** Buildings as high as they are, where the style knows of them. */
export function raiseBuildings(map: Map): void {
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
