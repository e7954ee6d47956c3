/** Downloads fonts from Google Fonts or a compatible service, once, so that visitors never contact it (G-085). */
import { faceRule, type FontFace } from './stylesheet';

const requestTimeout = 10_000;
const maxStylesheetBytes = 500_000;
const maxFileBytes = 2 * 1024 * 1024;
const maxFiles = 12;

/** With this user agent the service returns WOFF2 files only. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Additional origins of font files. */
const fileOrigins = ['https://fonts.gstatic.com'];

/** Returns the stylesheet of a font; undefined when there is none or the response is invalid. */
export async function downloadStylesheet(upstream: string, face: FontFace): Promise<string | undefined> {
  const { family, weight, isItalic } = face;
  const url = new URL('/css2', upstream);
  url.search = new URLSearchParams({ family: `${family}:ital,wght@${isItalic ? 1 : 0},${weight}`, display: 'swap' }).toString();
  const stylesheet = (await download(url, maxStylesheetBytes))?.toString();
  const fontFaces = [...(stylesheet ?? '').matchAll(/@font-face\s*\{[^}]*\}/g)].slice(0, maxFiles).map(([rule]) => rule);
  const rules: string[] = [];
  for (const rule of fontFaces) {
    const fontFile = await downloadFontFile(rule, upstream);
    if (!fontFile) return undefined;
    rules.push(faceRule(face, fontFile, /unicode-range:\s*([U+0-9A-F?,\s-]{1,2000})[;}]/i.exec(rule)?.[1]?.trim()));
  }
  return rules.length > 0 ? rules.join('\n') : undefined;
}

async function downloadFontFile(rule: string, upstream: string): Promise<Buffer | undefined> {
  const reference = /url\((['"]?)([^'")\s]+)\1\)/.exec(rule)?.[2];
  if (!reference || !URL.canParse(reference, upstream)) return undefined;
  const url = new URL(reference, upstream);
  if (![new URL(upstream).origin, ...fileOrigins].includes(url.origin)) return undefined;
  const bytes = await download(url, maxFileBytes);
  return bytes?.toString('latin1', 0, 4) === 'wOF2' ? bytes : undefined;
}

/** Returns the body of a response. Follows no redirect and reads at most `maxBytes`. */
async function download(url: URL, maxBytes: number): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
      headers: { 'user-agent': userAgent },
    });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined; // unreachable, too slow or redirected
  }
}
