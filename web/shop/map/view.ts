/** How a map looks at its spot (HOME-12, HOME-15). */
import type { ShopSettings } from '../shell/shop';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapView {
  readonly zoom: number;
  readonly pitch: number;
  readonly bearing: number;
}

/** Where nobody decided otherwise. */
export const usualView: MapView = { zoom: 19, pitch: 55, bearing: -85 };

/** On the home page the shop decides. */
export const homeView = ({ mapboxZoom, mapboxPitch, mapboxBearing }: ShopSettings): MapView => ({
  zoom: mapboxZoom,
  pitch: mapboxPitch,
  bearing: mapboxBearing,
});

/** From where it flies to the spot: high above it, looking straight down. */
export const highAbove = ({ zoom }: MapView): MapView => ({ zoom: Math.max(0, zoom - 6), pitch: 0, bearing: 0 });
