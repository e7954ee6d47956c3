/** Renders an image with the layers of its template. */
import { createHash } from 'node:crypto';
import type { FindOptionsWhere } from 'typeorm';
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';
import { Image } from '../image/image.entity';
import { ImageTemplate } from './imageTemplate.entity';
import { publicSizes, type PublicTemplate } from './publicTemplates';
import { encodeRendition, loadReferences, readSource, renderContent, type References } from './renderContent';
import { crop } from './renderLayers';

/** Everything a rendition depends on. */
interface RenderInput extends References {
  template: ImageTemplate | null;
  image: Image;
  title: string;
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
  const references = await loadReferences(context, template.layers);
  const { shopName, referencedImages } = references;
  const parts = [template.id, template.updatedAt, title, shopName, referencedImages.map(({ id, version }) => `${id}-${version}`).sort()];
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return { image, template, title, ...references, version };
}

/** Renders the image in this format: with the template, else cropped to the size of the public template. */
export async function renderTemplate(context: Context, input: RenderInput, format: string, name?: PublicTemplate): Promise<Buffer> {
  const { template, image } = input;
  const { bytes: source, focus } = await readSource(context, image);
  if (!template) return encodeRendition(await crop(source, publicSizes[name ?? 'product'], focus), format, null).toBuffer();

  const rendered = await renderContent(context, template, { ...input, image: source, focus });
  // Pages name the size of the shared image, so it does not depend on the template.
  const sized = name === 'share' ? rendered.resize({ ...publicSizes.share, fit: 'cover' }) : rendered;
  return encodeRendition(sized, format, template.quality).toBuffer();
}
