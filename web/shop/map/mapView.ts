/** The views of a map and the locations on it (HOME-12, HOME-15). */
import type { ShopBranch, ShopSettings } from '../shell/state/shopContext';

/** A branch with coordinates. */
export interface MapLocation {
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

/** The view without settings. */
export const defaultView: MapView = { zoom: 19, pitch: 55, bearing: -85 };

/** Returns the view of the home page from the settings. */
export const homeView = ({ mapboxZoom, mapboxPitch, mapboxBearing }: ShopSettings): MapView => ({
  zoom: mapboxZoom,
  pitch: mapboxPitch,
  bearing: mapboxBearing,
});

/** Returns the start of the flight: high above the location, looking straight down. */
export const flightStartView = ({ zoom }: MapView): MapView => ({ zoom: Math.max(0, zoom - 6), pitch: 0, bearing: 0 });

/** Returns the branches that have coordinates. */
export const branchLocations = (branches: readonly Pick<ShopBranch, 'id' | 'name' | 'latitude' | 'longitude'>[]): MapLocation[] =>
  branches.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude }],
  );
