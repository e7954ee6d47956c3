/** What pictures are made of: formats by their content, never by their name, and renderings of a bounded width. */
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { imageWidths } from '../../../../schema/site/imageUrls';
import { longestSide, type FileType } from '../../../../schema/rules/site/fileTypes';
import { mediumOf } from './detectFileType';

/** Formats we store, and what sharp calls them. */
const formats = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', tif: 'tiff' } as const;
type Stored = keyof typeof formats;

export const mimeTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries((Object.keys(formats) as Stored[]).map(type => [type, mediumOf(type)])),
  avif: 'image/avif',
};

/** One frame, of no more pixels than the largest picture has; what is cut off is no picture, what is merely odd is one. */
const bounds: SharpOptions = { limitInputPixels: longestSide ** 2, pages: 1, failOn: 'error' };
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

const noImage = (): Refusal => new Refusal('invalid', { faults: [{ path: ['data'], rule: 'noImage' }] });

/** The picture as we store it, made anew from what was sent: nothing survives but what can be seen. Refuses what is no picture, or too large a one. */
export async function storable(bytes: Buffer, type: FileType): Promise<Picture> {
  const format = formats[type as Stored];
  const { format: found, width, height } = await metadataOf(bytes);
  if (found !== format) throw noImage();
  if (Math.max(width, height) > longestSide) demand([{ path: ['data'], rule: 'imageTooLarge', limit: longestSide }]);
  const { data, info } = await kept(sharp(bytes, bounds).autoOrient(), type as Stored)
    .timeout(patience)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw noImage();
    });
  return { bytes: data, extension: type, mimeType: mediumOf(type), width: info.width, height: info.height };
}

// Good enough to be printed, and to be rendered from again.
function kept(picture: Sharp, type: Stored): Sharp {
  if (type === 'jpg') return picture.jpeg({ quality: 92 });
  if (type === 'webp') return picture.webp({ quality: 92 });
  return type === 'tif' ? picture.tiff({ compression: 'lzw' }) : picture.toFormat(formats[type]);
}

/** A drawing of our own, kept as it was drawn and shown as PNG of any width. */
export async function drawing(bytes: Buffer): Promise<Picture> {
  const { format, width, height } = await metadataOf(bytes);
  if (format !== 'svg') throw noImage();
  return {
    bytes,
    extension: 'png',
    mimeType: mediumOf('png'),
    width: imageWidths.large,
    height: Math.round((imageWidths.large * height) / width),
  };
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, bounds).metadata();
  } catch {
    throw noImage();
  }
}

/** The picture so many pixels wide, or as wide as it is; a drawing is drawn anew at that width. */
export async function rendered(source: Buffer, width: number, extension: string): Promise<Buffer> {
  return encoded((await opened(source, width)).resize({ width, withoutEnlargement: true }), extension)
    .timeout(patience)
    .toBuffer();
}

/** The picture, ready to be made so many pixels wide. */
export async function opened(source: Buffer, width: number): Promise<Sharp> {
  const { format, width: natural } = await metadataOf(source);
  const density = format === 'svg' ? Math.min((usualDensity * width) / natural, 2_400) : usualDensity;
  return sharp(source, { ...bounds, density });
}

/** A JPEG to recognise a file by, at most 640 pixels wide. */
export const previewOf = (bytes: Buffer, options: SharpOptions = {}): Promise<Buffer> =>
  sharp(bytes, { ...bounds, ...options })
    .resize({ width: imageWidths.small, height: 3 * imageWidths.small, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .timeout(patience)
    .toBuffer();

export function encoded(picture: Sharp, extension: string): Sharp {
  if (extension === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (extension === 'webp') return picture.webp({ quality: 80 });
  return extension === 'png' ? picture.png() : extension === 'gif' ? picture.gif() : picture.jpeg({ quality: 82, mozjpeg: true });
}
