/** The login of branch screens: stores the key from the URL in a cookie of the browser (G-129). */
import { Router } from 'express';
import { branchScreens } from '../../../../schema/access/roles';
import { keysOf } from '../../../../schema/objects';
import { branchKeyCookie } from '../../../platform/http/cookies';

/** The lifetime of the cookie in milliseconds. */
const cookieLifetime = 365 * 86_400_000;

const keyFormat = /^[A-Za-z0-9]{40}$/;

/** Redirects `/frontdesk/{branch}/{key}` to `/frontdesk/{branch}`. Each use of the cookie verifies the key. */
export function screenLogin(publicUrl: string): Router {
  const router = Router();
  for (const screen of keysOf(branchScreens)) {
    router.get(`/${screen}/:branch/:key`, ({ params }, response) => {
      const { branch = '', key = '' } = params;
      const { name, options } = branchKeyCookie(publicUrl, screen, branch);
      if (keyFormat.test(key)) response.cookie(name, key, { ...options, maxAge: cookieLifetime });
      else response.clearCookie(name, options);
      response.redirect(303, `/${screen}/${encodeURIComponent(branch)}`);
    });
  }
  return router;
}
