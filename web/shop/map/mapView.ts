/** How a map looks at its spots (HOME-12, HOME-15). */
import type { ShopBranch, ShopSettings } from '../shell/state/shopContext';

/** A branch on the map. */
export interface Place {
  readonly id: string;
  readonly name: string;
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

/** From where it flies to a spot: high above it, looking straight down. */
export const highAbove = ({ zoom }: MapView): MapView => ({ zoom: Math.max(0, zoom - 6), pitch: 0, bearing: 0 });

/** The branches that have said where they are. */
export const placesOf = (branches: readonly Pick<ShopBranch, 'id' | 'name' | 'latitude' | 'longitude'>[]): Place[] =>
  branches.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude }],
  );
