/** Where the screens of a branch are opened: takes the key out of the address and leaves it with the browser as a cookie (G-129). */
import { Router } from 'express';
import { keyViews, type KeyView } from '../../../../schema/access/roles';
import { keyCookie } from '../../../platform/http/cookies';

/** How long a screen on a wall stays open without being opened anew. */
const lasting = 365 * 86_400_000;

const shape = /^[A-Za-z0-9]{40}$/;

/** `/frontdesk/{branch}/{key}` leads on to `/frontdesk/{branch}`. Whether the key is right is asked where it is used. */
export function keyDoor(publicUrl: string): Router {
  const router = Router();
  for (const view of Object.keys(keyViews) as KeyView[]) {
    router.get(`/${view}/:branch/:key`, ({ params }, response) => {
      const { branch = '', key = '' } = params as Record<string, string>;
      const { name, options } = keyCookie(publicUrl, view, branch);
      if (shape.test(key)) response.cookie(name, key, { ...options, maxAge: lasting });
      else response.clearCookie(name, options);
      response.redirect(303, `/${view}/${encodeURIComponent(branch)}`);
    });
  }
  return router;
}
