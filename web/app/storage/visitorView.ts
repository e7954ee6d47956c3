/** Admins can see the shop as visitors do, without drafts (G-087): its requests are then sent without their session. */
import { isOfficePath } from '../../../schema/site/paths';
import { hasSession } from '../csrf';
import { isSelfService, readStorage, removeStorage, writeStorage } from './browserStorage';
import { staffKey } from './staffStorage';

const key = staffKey('visitorView');

/** Tells whether the shop in this tab hides drafts. On a self-service device, the session belongs to staff in another tab of its browser. */
export const hidesDrafts = (): boolean =>
  hasSession() && !isOfficePath(location.pathname) && (isSelfService() || readStorage('session', key, stored => stored === true));

export function hideDrafts(isHidden: boolean): void {
  if (isHidden) writeStorage('session', key, true);
  else removeStorage('session', key);
}
