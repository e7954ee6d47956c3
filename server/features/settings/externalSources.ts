/** The external services that pages of the shop may use, by the settings: maps, the tag manager and the pixel. Browsers block all others. */
import { Context } from '../../platform/context/context';
import type { Services } from '../../platform/context/services';
import type { ExternalSources } from '../../platform/http/securityHeaders';
import { getSettings } from './settings.service';

/** Mapbox serves maps from several origins. */
const mapbox = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'];

const tagManager = 'https://www.googletagmanager.com';
const tagManagerSources: ExternalSources = {
  scripts: [tagManager],
  connections: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: [tagManager, 'https://*.google-analytics.com'],
};

const pixelSources: ExternalSources = {
  scripts: ['https://connect.facebook.net'],
  connections: ['https://www.facebook.com'],
  images: ['https://www.facebook.com'],
};

export interface ExternalSourceCache {
  /** Returns the sources that pages may currently use. */
  sources: () => ExternalSources;
  /** Reads the settings again. */
  refresh: () => Promise<void>;
}

export function createExternalSources(services: Services): ExternalSourceCache {
  const { mapToken, mapUrl } = services.environment;
  const { origin } = new URL(mapUrl);
  const mapSources: ExternalSources = { scripts: [], images: [], connections: origin === mapbox[0] ? mapbox : [origin] };
  let current = join([]);
  let reading = Promise.resolve();
  async function read(): Promise<void> {
    const { enablePluginMapbox, tagManagerId, pixelId } = await getSettings(new Context(services));
    current = join([
      ...(mapToken !== null && enablePluginMapbox ? [mapSources] : []),
      ...(tagManagerId ? [tagManagerSources] : []),
      ...(pixelId ? [pixelSources] : []),
    ]);
  }
  // One after the other: a slow read must not replace what a later one has found.
  return { sources: () => current, refresh: () => (reading = reading.then(read, read)) };
}

const join = (sources: readonly ExternalSources[]): ExternalSources => ({
  scripts: sources.flatMap(({ scripts }) => scripts),
  connections: sources.flatMap(({ connections }) => connections),
  images: sources.flatMap(({ images }) => images),
});
