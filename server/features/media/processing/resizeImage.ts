/** Re-encodes and resizes images with sharp. The format is detected from the content, and all sizes are limited. */
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { isKeyOf, keysOf } from '../../../../schema/objects';
import { imageWidths } from '../../../../schema/site/imageUrls';
import { maxImageSide, type FileType } from '../../../../schema/rules/site/fileTypes';
import { mimeTypeOf } from './detectFileType';

/** Stored formats and their names in sharp. */
const formats = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', tif: 'tiff' } as const;
type StoredFormat = keyof typeof formats;

export const mimeTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(keysOf(formats).map(type => [type, mimeTypeOf(type)])),
  avif: 'image/avif',
};

export const toDataUrl = (bytes: Buffer, extension: string): string => `data:${mimeTypes[extension]!};base64,${bytes.toString('base64')}`;

/** Reads one frame with at most the allowed number of pixels. Fails on truncated files, but tolerates harmless irregularities. */
const readOptions: SharpOptions = { limitInputPixels: maxImageSide ** 2, pages: 1, failOn: 'error' };
const timeout = { seconds: 20 };
/** Pixels per inch at which an SVG has its nominal size. */
const defaultDensity = 72;

sharp.concurrency(1); // the queue runs two jobs at a time, which is enough for two cores
sharp.cache(false);

export interface NormalizedImage {
  bytes: Buffer;
  extension: string;
  mimeType: string;
  width: number;
  height: number;
}

const invalidImageError = (): AppError => new AppError('INVALID', { issues: [{ path: ['data'], rule: 'invalidImage' }] });

/** Re-encodes an image for storage, which removes everything but the pixels. Throws when the file is not an image or is too large. */
export async function normalizeImage(bytes: Buffer, type: FileType): Promise<NormalizedImage> {
  if (!isKeyOf(formats, type)) throw invalidImageError();
  const { format: detectedFormat, width, height } = await metadataOf(bytes);
  if (detectedFormat !== formats[type]) throw invalidImageError();
  if (Math.max(width, height) > maxImageSide) throwIfInvalid([{ path: ['data'], rule: 'imageTooLarge', limit: maxImageSide }]);
  const { data, info } = await encodeForStorage(sharp(bytes, readOptions).autoOrient(), type)
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalidImageError();
    });
  return { bytes: data, extension: type, mimeType: mimeTypeOf(type), width: info.width, height: info.height };
}

// High quality, for print and for later renditions.
function encodeForStorage(image: Sharp, type: StoredFormat): Sharp {
  if (type === 'jpg') return image.jpeg({ quality: 92 });
  if (type === 'webp') return image.webp({ quality: 92 });
  return type === 'tif' ? image.tiff({ compression: 'lzw' }) : image.toFormat(formats[type]);
}

/** Returns an SVG of our own, which is stored as SVG and displayed as PNG in every width. */
export async function prepareSvg(bytes: Buffer): Promise<NormalizedImage> {
  const { format, width, height } = await metadataOf(bytes);
  if (format !== 'svg') throw invalidImageError();
  return {
    bytes,
    extension: 'png',
    mimeType: mimeTypeOf('png'),
    width: imageWidths.large,
    height: Math.round((imageWidths.large * height) / width),
  };
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, readOptions).metadata();
  } catch {
    throw invalidImageError();
  }
}

/** Returns the image with this width, never enlarged. An SVG is rendered at that width. */
export async function resize(source: Buffer, width: number, extension: string): Promise<Buffer> {
  const metadata = await metadataOf(source);
  const resized = openWithDensity(source, width, metadata).resize({ width, withoutEnlargement: true });
  return encode(resized, extension, { isPhoto: metadata.format === 'jpeg' })
    .timeout(timeout)
    .toBuffer();
}

/** Opens an image for resizing to this width. */
export const openImage = async (source: Buffer, width: number): Promise<Sharp> => openWithDensity(source, width, await metadataOf(source));

function openWithDensity(source: Buffer, width: number, { format, width: naturalWidth }: Metadata): Sharp {
  const density = format === 'svg' ? Math.min((defaultDensity * width) / naturalWidth, 2_400) : defaultDensity;
  return sharp(source, { ...readOptions, density });
}

/** Returns a JPEG preview, at most 640 pixels wide. */
export const renderPreview = (bytes: Buffer, options: SharpOptions = {}): Promise<Buffer> =>
  renderInside(sharp(bytes, { ...readOptions, ...options }), { width: imageWidths.small, height: 3 * imageWidths.small });

/** Returns a JPEG without metadata, of which no side is longer than `side` pixels. An SVG is rendered at that width. */
export const renderThumbnail = async (bytes: Buffer, side: number): Promise<Buffer> =>
  renderInside(await openImage(bytes, side), { width: side, height: side });

const renderInside = (image: Sharp, size: { width: number; height: number }): Promise<Buffer> =>
  image
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .timeout(timeout)
    .toBuffer();

/**
 * Encodes an image for display. More effort makes the AVIF file of an illustration a third smaller; that of a photo stays as large and takes
 * eight times as long.
 */
export function encode(image: Sharp, extension: string, { isPhoto = false } = {}): Sharp {
  if (extension === 'avif') return image.avif({ quality: 55, effort: isPhoto ? 0 : 2 });
  if (extension === 'webp') return image.webp({ quality: 80 });
  return extension === 'png' ? image.png() : extension === 'gif' ? image.gif() : image.jpeg({ quality: 82, mozjpeg: true });
}
