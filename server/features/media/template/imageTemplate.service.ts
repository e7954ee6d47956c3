/** Renders images with templates: `product` and `category` for everybody, all others for viewers who may read them (G-083, G-084). */
import { createHash } from 'node:crypto';
import { In, type FindOptionsWhere } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { imagePlaceholder } from '../../../../schema/collections/imageTemplate';
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { originalFile } from '../image/image.service';
import { Image } from '../image/image.entity';
import { ImageTemplate } from './imageTemplate.entity';
import { crop, renderLayers } from './renderLayers';
import { encode, mimeTypes } from '../processing/resizeImage';

export const imageTemplateService = new CollectionService<ImageTemplate>(collections.imageTemplate, ImageTemplate);

/** Templates with a public URL (IMG-03, IMG-04). */
export const publicTemplates = ['product', 'category'] as const;

/** The size used when a public template does not exist. */
const defaultCrop = { width: 640, height: 480 };

/** Everything a rendition depends on. */
interface RenderInput {
  template: ImageTemplate | null;
  image: Image;
  title: string;
  shopName: string;
  logo: Id | null;
  /** The images that the layers reference, including the logo. */
  referencedImages: readonly Image[];
  /** A hash of everything else the rendition depends on; part of its key and of its immutable URL. */
  version: string;
}

/** Loads the template and the image in this version. Throws NOT_FOUND when the image does not exist. */
export async function loadTemplateAndImage(
  context: Context,
  where: FindOptionsWhere<ImageTemplate>,
  imageKey: Pick<Image, 'id' | 'version'>,
): Promise<RenderInput> {
  const [image, template] = await Promise.all([
    context.records(Image).findOneBy({ id: imageKey.id, version: imageKey.version }),
    context.records(ImageTemplate).findOneBy(where),
  ]);
  if (!image) throw new AppError('NOT_FOUND');
  const title = image.title ?? image.alt ?? '';
  if (!template) return { image, template, title, shopName: '', logo: null, referencedImages: [], version: 'crop' };
  const { shopName, logo } = await getSettings(context);
  const referencedIds = template.layers.map(({ type, value }) =>
    type === 'logo' ? logo : type === 'image' && value !== imagePlaceholder ? value : null,
  );
  const referencedImages = await context.records(Image).findBy({ id: In(referencedIds.filter(id => id !== null)) });
  const parts = [template.id, template.updatedAt, title, shopName, referencedImages.map(({ id, version }) => `${id}-${version}`).sort()];
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return { image, template, title, shopName, logo, referencedImages, version };
}

/** Renders the image in this format. */
export async function renderTemplate(context: Context, input: RenderInput, format: string): Promise<Buffer> {
  const { template, image, referencedImages } = input;
  const readBytes = async (image: Image | undefined) => image && (await originalFile(context, image))?.bytes;
  const source = await readBytes(image);
  if (!source) throw new AppError('NOT_FOUND');
  const focus = { x: image.focusX ?? 0.5, y: image.focusY ?? 0.5 };
  if (!template) return encode(await crop(source, defaultCrop, focus), format).toBuffer();

  const loadImage = (id: string) => readBytes(referencedImages.find(other => other.id === id));
  const logo = input.logo ? await loadImage(input.logo) : undefined;
  const rendered = await renderLayers(template, template.layers, { ...input, image: source, focus, logo, loadImage });
  return encodeRendition(rendered, format, template.quality).toBuffer();
}

/** Returns a preview of a template as a data URL, rendered with this image or the newest one. For viewers who may read templates. */
export async function previewTemplate(context: Context, id: Id, imageId: Id | null): Promise<string> {
  const template = await imageTemplateService.get(context, id);
  if (imageId !== null && !isId(imageId)) throw new AppError('NOT_FOUND');
  const [image] = await context.records(Image).find({ where: imageId === null ? {} : { id: imageId }, order: { id: 'desc' }, take: 1 });
  if (!image) throw new AppError('NOT_FOUND');
  const input = await loadTemplateAndImage(context, { id: template.id }, image);
  const format = template.format ?? 'png';
  const bytes = await context.services.imageQueue(`preview/${image.id}/${input.version}`, () => renderTemplate(context, input, format));
  return `data:${mimeTypes[format]!};base64,${bytes.toString('base64')}`;
}

function encodeRendition(image: Awaited<ReturnType<typeof renderLayers>>, format: string, quality: number | null) {
  if (format === 'png') return image.png();
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 82, mozjpeg: true });
  return format === 'webp' ? image.webp({ quality: quality ?? 80 }) : encode(image, format);
}
