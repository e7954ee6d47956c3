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
