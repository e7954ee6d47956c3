/** Where maps come from, for as long as the shop shows any: until then pages may ask nobody but this house. */
import { Context, type Services } from '../../platform/context/context';
import { getSettings } from './settings.service';

/** The maps of Mapbox come from more than one address. */
const mapbox = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'];

export interface Maps {
  /** The origins that pages may ask just now. */
  origins: () => readonly string[];
  /** Asks the settings whether maps are shown. */
  look: () => Promise<void>;
}

export function createMaps(services: Services): Maps {
  const { mapToken, mapUrl } = services.environment;
  const { origin } = new URL(mapUrl);
  const all = origin === mapbox[0] ? mapbox : [origin];
  let isShown = false;
  return {
    origins: () => (isShown ? all : []),
    look: async () => {
      isShown = mapToken !== null && (await getSettings(new Context(services))).enablePluginMapbox;
    },
  };
}
