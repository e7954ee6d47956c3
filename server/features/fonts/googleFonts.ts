/** Fetches the letters of a typeface from whoever publishes it, once, for the house and never for a visitor (G-085). */
import { faceRule, type Face } from './stylesheet';

const patience = 10_000;
const longestSheet = 500_000;
const largestFile = 2 * 1024 * 1024;
const mostFiles = 12;

/** Browsers that take WOFF2 are told of nothing else. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Where letters may lie beside the address of the stylesheets. */
const publishers = ['https://fonts.gstatic.com'];

/** The stylesheet of a face; undefined when there is none, or when what came is not what it should be. */
export async function upstreamStylesheet(upstream: string, face: Face): Promise<string | undefined> {
  const { family, weight, isItalic } = face;
  const address = new URL('/css2', upstream);
  address.search = new URLSearchParams({ family: `${family}:ital,wght@${isItalic ? 1 : 0},${weight}`, display: 'swap' }).toString();
  const sheet = (await fetched(address, longestSheet))?.toString();
  const found = [...(sheet ?? '').matchAll(/@font-face\s*\{[^}]*\}/g)].slice(0, mostFiles).map(([rule]) => rule);
  const rules: string[] = [];
  for (const rule of found) {
    const letters = await lettersOf(rule, upstream);
    if (!letters) return undefined;
    rules.push(faceRule(face, letters, /unicode-range:\s*([U+0-9A-F?,\s-]{1,2000})[;}]/i.exec(rule)?.[1]?.trim()));
  }
  return rules.length > 0 ? rules.join('\n') : undefined;
}

async function lettersOf(rule: string, upstream: string): Promise<Buffer | undefined> {
  const address = /url\((['"]?)([^'")\s]+)\1\)/.exec(rule)?.[2];
  if (!address || !URL.canParse(address, upstream)) return undefined;
  const url = new URL(address, upstream);
  if (![new URL(upstream).origin, ...publishers].includes(url.origin)) return undefined;
  const bytes = await fetched(url, largestFile);
  return bytes?.toString('latin1', 0, 4) === 'wOF2' ? bytes : undefined;
}

/** The body of an answer: no redirect is followed, and no more is read than is allowed. */
async function fetched(address: URL, longest: number): Promise<Buffer | undefined> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience), headers: { 'user-agent': agent } });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > longest) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined; // away, too slow, or leading elsewhere
  }
}
