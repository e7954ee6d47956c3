/** Creates the map with the style, texts, buildings and camera of the shop. */
import mapbox, { type CameraOptions, type Map } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { flightStartView, type MapView, type MapLocation } from './mapView';

export interface MapSource {
  token: string;
  style: string;
  url: string;
}

interface MapOptions {
  label: string;
  locations: readonly MapLocation[];
  view: MapView;
  source: MapSource;
}

/** The zoom from which buildings are visible. */
const minBuildingZoom = 15;

/** Free space around the locations in pixels, for their labels and the buttons on the right. */
const locationPadding = { top: 70, bottom: 40, left: 100, right: 150 };

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

/** Returns the map before its flight, or undefined when the browser cannot draw it. */
export function createMap(container: HTMLElement, { label, locations, view, source }: MapOptions): Map | undefined {
  if (!mapbox.supported()) return undefined;
  mapbox.baseApiUrl = source.url;
  mapbox.accessToken = source.token;
  try {
    const map = new mapbox.Map({
      container,
      style: source.style,
      center: boundsOf(locations).getCenter(),
      ...flightStartView(view),
      locale: { ...texts, 'Map.Title': label },
      cooperativeGestures: true,
      performanceMetricsCollection: false,
      collectResourceTiming: false,
    });
    return map.addControl(new mapbox.NavigationControl({ visualizePitch: true }), 'bottom-right');
  } catch {
    return undefined; // WebGL is supported, but memory or contexts ran out.
  }
}

/** Returns the camera that shows all locations; a single one with the zoom of the view. */
export function cameraFor(map: Map, locations: readonly MapLocation[], view: MapView): CameraOptions {
  const bounds = boundsOf(locations);
  const singleCamera = { ...view, center: bounds.getCenter() };
  if (locations.length < 2) return singleCamera;
  const { bearing, pitch, zoom } = view;
  return { ...singleCamera, ...map.cameraForBounds(bounds, { padding: locationPadding, maxZoom: zoom, bearing, pitch }) };
}

/** Returns the smallest rectangle that contains the locations. */
export const boundsOf = (locations: readonly MapLocation[]) =>
  locations.reduce((bounds, { longitude, latitude }) => bounds.extend([longitude, latitude]), new mapbox.LngLatBounds());

/** Adds buildings in their height, where the style has them. */
export function addBuildings(map: Map): void {
  if (!map.getSource('composite') || map.getLayer('buildings')) return;
  map.addLayer({
    id: 'buildings',
    type: 'fill-extrusion',
    source: 'composite',
    'source-layer': 'building',
    filter: ['==', ['get', 'extrude'], 'true'],
    minzoom: minBuildingZoom,
    paint: {
      'fill-extrusion-color': '#555',
      'fill-extrusion-height': ['interpolate', ['linear'], ['zoom'], minBuildingZoom, 0, minBuildingZoom + 0.5, ['get', 'height']],
      'fill-extrusion-base': ['interpolate', ['linear'], ['zoom'], minBuildingZoom, 0, minBuildingZoom + 0.5, ['get', 'min_height']],
      'fill-extrusion-opacity': 0.6,
    },
  });
}
