/** When a visitor is offered to install the shop as an app (SHELL-12, STAT-09). */

export interface Device {
  /** Whether the shop wants to be installed. */
  isWanted: boolean;
  /** The page runs as an app already. */
  isStandalone: boolean;
  /** The browser can install one, or its owner by hand. */
  isSupported: boolean;
  /** A worker of ours is registered: the app was installed from here before. */
  isRegistered: boolean;
  /** The device belongs to everyone. */
  isSelfService: boolean;
}

export const mayInstall = ({ isWanted, isStandalone, isSupported, isRegistered, isSelfService }: Device): boolean =>
  isWanted && isSupported && !isStandalone && !isRegistered && !isSelfService;
