/** Renders images with templates: `product` and `category` for everybody, all others for viewers who may read them (G-083, G-084). */
import { collections } from '../../../../schema/collections';
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { Image } from '../image/image.entity';
import { ImageTemplate } from './imageTemplate.entity';
import { toDataUrl } from '../processing/resizeImage';
import { loadTemplateAndImage, renderTemplate } from './renderTemplate';

export const imageTemplateService = new CollectionService<ImageTemplate>(collections.imageTemplate, ImageTemplate);

/** Returns a preview of a template as a data URL, rendered with this image or the newest one. For viewers who may read templates. */
export async function previewTemplate(context: Context, id: Id, imageId: Id | null): Promise<string> {
  const template = await imageTemplateService.get(context, id);
  if (imageId !== null && !isId(imageId)) throw new AppError('NOT_FOUND');
  const [image] = await context.records(Image).find({ where: imageId === null ? {} : { id: imageId }, order: { id: 'desc' }, take: 1 });
  if (!image) throw new AppError('NOT_FOUND');
  const input = await loadTemplateAndImage(context, { id: template.id }, image);
  const format = template.format ?? 'png';
  const bytes = await context.services.imageQueue(`preview/${image.id}/${input.version}`, () => renderTemplate(context, input, format));
  return toDataUrl(bytes, format);
}
