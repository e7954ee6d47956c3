/** Ends what the visitor no longer agrees to: removes its cookies and loads the page again, because a script that runs cannot be stopped. */
import { purposesOf, type ConsentDecision } from '../../../../schema/site/consent';

const trackerCookies = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_fbp|_fbc)/;

export function stopTrackers(before: ConsentDecision | null, next: ConsentDecision): void {
  const isTakenBack = purposesOf(before).some(purpose => !purposesOf(next).includes(purpose));
  if (!isTakenBack) return;
  const names = document.cookie.split('; ').map(cookie => cookie.split('=')[0]!);
  for (const name of names.filter(name => trackerCookies.test(name))) removeCookie(name);
  if (window.dataLayer || window.fbq) location.reload();
}

// Trackers set their cookies for the whole domain, `.shop.example` for `www.shop.example`.
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  document.cookie = `${name}=; Max-Age=0; Path=/`;
  for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`;
}
