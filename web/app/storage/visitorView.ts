/** Admins can see the shop as visitors do, without drafts (G-087): its requests are then sent without their session. */
import { isOfficePath } from '../../../schema/site/paths';
import { hasSession } from '../csrf';
import { readStorage, removeStorage, writeStorage } from './browserStorage';
import { staffKey } from './staffStorage';

const key = staffKey('visitorView');

/** Tells whether the shop in this tab hides drafts. */
export const hidesDrafts = (): boolean =>
  hasSession() && !isOfficePath(location.pathname) && readStorage('session', key, stored => stored === true);

export function hideDrafts(isHidden: boolean): void {
  if (isHidden) writeStorage('session', key, true);
  else removeStorage('session', key);
}
