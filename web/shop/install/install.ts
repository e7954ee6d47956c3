/** Decides whether a visitor may install the shop as an app (SHELL-12, STAT-09). */

export interface Device {
  /** The shop allows the installation. */
  isEnabled: boolean;
  /** The page already runs as an app. */
  isStandalone: boolean;
  /** The browser can install an app, with a prompt or by hand. */
  isSupported: boolean;
  /** A service worker is registered: the app was installed before. */
  isRegistered: boolean;
  /** The device is used by many customers. */
  isSelfService: boolean;
}

export const canInstall = ({ isEnabled, isStandalone, isSupported, isRegistered, isSelfService }: Device): boolean =>
  isEnabled && isSupported && !isStandalone && !isRegistered && !isSelfService;

/** Nothing may distract from an order. The status page has its own suggestion. */
const pagesWithoutPrompt = /^\/(status\/|store\/[^/]+\/checkout)/i;

/** Tells whether to suggest the installation on this page (PWA-01). */
export const canPrompt = (pathname: string, isOffered: boolean): boolean => isOffered && !pagesWithoutPrompt.test(pathname);

/** Browsers inside other apps, which cannot install anything. */
const inAppBrowser = /FBAN|FBAV|Instagram|Snapchat|Pinterest|LinkedInApp|Line\/|MicroMessenger|GSA\//;

interface BrowserFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Apple devices have no install prompt, but can add pages to the home screen. An iPad identifies itself as a Mac with a touch screen. */
export const hasManualInstall = ({ userAgent, maxTouchPoints }: BrowserFacts): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) && !inAppBrowser.test(userAgent);
