/** Renders the layers of a template, saved or not, with everything they show. */
import { In } from 'typeorm';
import type { Sharp } from 'sharp';
import { imagePlaceholder, type Layer } from '../../../../schema/collections/imageTemplate';
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { Image } from '../image/image.entity';
import { originalFile } from '../image/image.service';
import { encode } from '../processing/resizeImage';
import type { ImageTemplate } from './imageTemplate.entity';
import { renderLayers, type LayerInput } from './renderLayers';

/** What a template shows beside its layers. */
export interface References {
  shopName: string;
  logo: Image['id'] | null;
  /** The images that the layers reference, including the logo. */
  referencedImages: readonly Image[];
}

export async function loadReferences(context: Context, layers: readonly Layer[]): Promise<References> {
  const { shopName, logo } = await getSettings(context);
  const referencedIds = layers.map(({ type, value }) =>
    type === 'logo' ? logo : type === 'image' && value !== imagePlaceholder ? value : null,
  );
  const referencedImages = await context.records(Image).findBy({ id: In(referencedIds.filter(id => id !== null)) });
  return { shopName, logo, referencedImages };
}

/** Reads the file of an image. Throws NOT_FOUND when it is missing. */
export async function readSource(context: Context, image: Image): Promise<{ bytes: Buffer; focus: { x: number; y: number } }> {
  const file = await originalFile(context, image);
  if (!file) throw new AppError('NOT_FOUND');
  return { bytes: file.bytes, focus: { x: image.focusX ?? 0.5, y: image.focusY ?? 0.5 } };
}

type RenderedTemplate = Pick<ImageTemplate, 'width' | 'height'> & { layers: readonly Layer[] };
type ContentInput = References & Pick<LayerInput, 'image' | 'focus' | 'title'>;

/** Renders the layers with the images they reference. */
export async function renderContent(
  context: Context,
  { layers, ...canvas }: RenderedTemplate,
  { referencedImages, logo, ...input }: ContentInput,
): Promise<Sharp> {
  async function loadImage(id: string): Promise<Buffer | undefined> {
    const image = referencedImages.find(other => other.id === id);
    return image && (await originalFile(context, image))?.bytes;
  }
  return renderLayers(canvas, layers, { ...input, logo: logo ? await loadImage(logo) : undefined, loadImage });
}

export function encodeRendition(image: Sharp, format: string, quality: number | null) {
  if (format === 'png') return image.png();
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 82, mozjpeg: true });
  return format === 'webp' ? image.webp({ quality: quality ?? 80 }) : encode(image, format);
}
