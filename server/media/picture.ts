/** What pictures are made of: formats by their content, never by their name, and renderings of a bounded width. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { demand, Refusal } from '../../schema/errors';

/** The widths a picture is served in (IMG-02). */
export const widths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;

/** Formats we store, by what sharp calls them. */
const formats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
} as const;
type Format = keyof typeof formats;

export const mimeTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(formats).map(({ extension, mimeType }) => [extension, mimeType])),
  avif: 'image/avif',
};

const bounds = { limitInputPixels: 50_000_000, pages: 1 };
const patience = { seconds: 20 };
/** Pixels of an inch at which a drawing has the size it says. */
const usualDensity = 72;

sharp.concurrency(1); // two pictures at a time are work enough for two cores
sharp.cache(false);

export interface Picture {
  bytes: Buffer;
  extension: string;
  mimeType: string;
  width: number;
  height: number;
}

/** The picture as we store it, made anew from what was sent: nothing survives but what can be seen. Refuses what is no picture. */
export async function storable(bytes: Buffer): Promise<Picture> {
  const { format } = await metadataOf(bytes);
  if (!(format in formats)) demand([{ path: ['data'], rule: 'noImage' }]);
  const { data, info } = await sharp(bytes, bounds)
    .autoOrient()
    .toFormat(format as Format)
    .timeout(patience)
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, ...formats[format as Format], width: info.width, height: info.height };
}

/** A drawing of our own, kept as it was drawn and shown as PNG of any width. */
export async function drawing(bytes: Buffer): Promise<Picture> {
  const { format, width, height } = await metadataOf(bytes);
  if (format !== 'svg') demand([{ path: ['data'], rule: 'noImage' }]);
  return { bytes, ...formats.png, width: widths.large, height: Math.round((widths.large * height) / width) };
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, bounds).metadata();
  } catch {
    throw new Refusal('invalid', { faults: [{ path: ['data'], rule: 'noImage' }] });
  }
}

/** The picture so many pixels wide, or as wide as it is; a drawing is drawn anew at that width. */
export async function rendered(source: Buffer, width: number, extension: string): Promise<Buffer> {
  const { format, width: natural } = await metadataOf(source);
  const density = format === 'svg' ? (usualDensity * width) / natural : usualDensity;
  const picture = sharp(source, { ...bounds, density }).resize({ width, withoutEnlargement: true });
  return encoded(picture, extension).timeout(patience).toBuffer();
}

function encoded(picture: Sharp, extension: string): Sharp {
  if (extension === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (extension === 'webp') return picture.webp({ quality: 80 });
  return extension === 'png' ? picture.png() : extension === 'gif' ? picture.gif() : picture.jpeg({ quality: 82, mozjpeg: true });
}
