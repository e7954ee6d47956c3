/** The origins of maps. Pages may fetch from them only while the settings enable maps. */
import { Context } from '../../platform/context/context';
import type { Services } from '../../platform/context/services';
import { getSettings } from './settings.service';

/** Mapbox serves maps from several origins. */
const mapbox = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'];

export interface MapOrigins {
  /** Returns the origins that pages may currently fetch from. */
  origins: () => readonly string[];
  /** Reads the settings again. */
  refresh: () => Promise<void>;
}

export function createMapOrigins(services: Services): MapOrigins {
  const { mapToken, mapUrl } = services.environment;
  const { origin } = new URL(mapUrl);
  const mapServiceOrigins = origin === mapbox[0] ? mapbox : [origin];
  let isEnabled = false;
  return {
    origins: () => (isEnabled ? mapServiceOrigins : []),
    refresh: async () => {
      isEnabled = mapToken !== null && (await getSettings(new Context(services))).enablePluginMapbox;
    },
  };
}
