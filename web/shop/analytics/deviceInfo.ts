/** What the device says about itself (ANALYT-03). */
import type { ShopEvent } from './eventQueue';

export const deviceInfo = (): ShopEvent => ({
  type: 'device-info',
  action: 'start',
  data: {
    language: navigator.language,
    languages: navigator.languages,
    userAgent: navigator.userAgent,
    referrer: originOf(document.referrer),
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
    pixelRatio: devicePixelRatio,
    orientation: innerWidth > innerHeight ? 'landscape' : 'portrait',
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  },
});

/** Without path and query. The page before may have been that of an order. */
const originOf = (url: string): string | null =>
  URL.canParse(url) && new URL(url).origin !== location.origin ? new URL(url).origin : null;
