/** Requests to the REST API of a running demo shop. */
import { toObject } from '../../../schema/objects';

interface Answer {
  data: unknown;
  cookies: readonly string[];
}

/** Sends a request with a JSON body as the user of the cookies. */
export async function request(url: string, method: string, body?: object, cookies: readonly string[] = []): Promise<Answer> {
  const csrfToken = cookies.find(cookie => cookie.includes('csrf-token='))?.replace(/^.*csrf-token=/, '');
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), ...(csrfToken && { 'x-csrf-token': csrfToken }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return {
    data: toObject(await response.json()).data,
    cookies: response.headers.getSetCookie().map(cookie => cookie.replace(/;.*/, '')),
  };
}
