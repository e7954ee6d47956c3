/** Renders an image with the layers of its template. */
import { ImageTemplate } from './imageTemplate.entity';
import { Image } from '../image/image.entity';
import type { Context } from '../../../platform/context/context';
import { type FindOptionsWhere, In } from 'typeorm';
import { AppError } from '../../../../schema/errors/appError';
import { getSettings } from '../../settings/settings.service';
import { imagePlaceholder } from '../../../../schema/collections/imageTemplate';
import { createHash } from 'node:crypto';
import { originalFile } from '../image/image.service';
import { encode } from '../processing/resizeImage';
import { publicSizes, type PublicTemplate } from './publicTemplates';
import { crop, renderLayers } from './renderLayers';

/** Everything a rendition depends on. */
interface RenderInput {
  template: ImageTemplate | null;
  image: Image;
  title: string;
  shopName: string;
  logo: Image['id'] | null;
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

/** Renders the image in this format: with the template, else cropped to the size of the public template. */
export async function renderTemplate(context: Context, input: RenderInput, format: string, name?: PublicTemplate): Promise<Buffer> {
  const { template, image, referencedImages } = input;
  const readBytes = async (image: Image | undefined) => image && (await originalFile(context, image))?.bytes;
  const source = await readBytes(image);
  if (!source) throw new AppError('NOT_FOUND');
  const focus = { x: image.focusX ?? 0.5, y: image.focusY ?? 0.5 };
  if (!template) return encodeRendition(await crop(source, publicSizes[name ?? 'product'], focus), format, null).toBuffer();

  const loadImage = (id: string) => readBytes(referencedImages.find(other => other.id === id));
  const logo = input.logo ? await loadImage(input.logo) : undefined;
  const rendered = await renderLayers(template, template.layers, { ...input, image: source, focus, logo, loadImage });
  // Pages name the size of the shared image, so it does not depend on the template.
  const sized = name === 'share' ? rendered.resize({ ...publicSizes.share, fit: 'cover' }) : rendered;
  return encodeRendition(sized, format, template.quality).toBuffer();
}

function encodeRendition(image: Awaited<ReturnType<typeof renderLayers>>, format: string, quality: number | null) {
  if (format === 'png') return image.png();
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 82, mozjpeg: true });
  return format === 'webp' ? image.webp({ quality: quality ?? 80 }) : encode(image, format);
}
