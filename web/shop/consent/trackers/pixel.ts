/** Meta's pixel. Its calls wait in a queue until its script has loaded. */
import { loadScript } from './loadScript';

interface Pixel {
  (...call: unknown[]): void;
  /** Set by its script. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Stops it from reporting navigations, because the URL of an order is secret. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

export function startPixel(id: string): void {
  if (window.fbq) return;
  const pixel = Object.assign(
    (...call: unknown[]): void => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  ) as unknown as Pixel;
  pixel.push = pixel;
  window.fbq = window._fbq = pixel;
  pixel('init', id);
  pixel('track', 'PageView');
  loadScript('https://connect.facebook.net/de_DE/fbevents.js');
}
