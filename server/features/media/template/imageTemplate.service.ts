/** Pictures put together by a template: `product`, `category`, or any other for whoever may see it (G-083, G-084). */
import { createHash } from 'node:crypto';
import { In, type FindOptionsWhere } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { renderedImage } from '../../../../schema/collections/imageTemplate';
import { Refusal } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { originalFile } from '../image/image.service';
import { Image } from '../image/image.entity';
import { ImageTemplate } from './imageTemplate.entity';
import { cropped, layered } from './renderLayers';
import { encoded, mimeTypes } from '../processing/resizeImage';

export const templateService = new CollectionService<ImageTemplate>(collections.imageTemplate, ImageTemplate);

/** Templates with an address of their own (IMG-03, IMG-04). */
export const openTemplates = ['product', 'category'] as const;

/** What stands in for a template that nobody made: 640 wide, four to three. */
const usualCrop = { width: 640, height: 480 };

/** All that a rendering is made of. */
interface Recipe {
  template: ImageTemplate | null;
  image: Image;
  title: string;
  shopName: string;
  logo: Id | null;
  /** The pictures its layers name, the logo among them. */
  others: readonly Image[];
  /** Another for whatever else it is made of: the name of the rendering, and the end of its lasting address. */
  version: string;
}

/** The template that is asked for and the picture of this version; refused when the picture is gone. */
export async function recipeOf(
  context: Context,
  asked: FindOptionsWhere<ImageTemplate>,
  picture: Pick<Image, 'id' | 'version'>,
): Promise<Recipe> {
  const [image, template] = await Promise.all([
    context.records(Image).findOneBy({ id: picture.id, version: picture.version }),
    context.records(ImageTemplate).findOneBy(asked),
  ]);
  if (!image) throw new Refusal('notFound');
  const title = image.title ?? image.alt ?? '';
  if (!template) return { image, template, title, shopName: '', logo: null, others: [], version: 'crop' };
  const { shopName, logo } = await getSettings(context);
  const named = template.layers.map(({ type, value }) =>
    type === 'logo' ? logo : type === 'image' && value !== renderedImage ? value : null,
  );
  const others = await context.records(Image).findBy({ id: In(named.filter(id => id !== null)) });
  const parts = [template.id, template.updatedAt, title, shopName, others.map(({ id, version }) => `${id}-${version}`).sort()];
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return { image, template, title, shopName, logo, others, version };
}

/** Renders it in this format. */
export async function renderTemplate(context: Context, recipe: Recipe, format: string): Promise<Buffer> {
  const { template, image, others } = recipe;
  const bytesOf = async (picture: Image | undefined) => picture && (await originalFile(context, picture))?.bytes;
  const source = await bytesOf(image);
  if (!source) throw new Refusal('notFound');
  const focus = { x: image.focusX ?? 0.5, y: image.focusY ?? 0.5 };
  if (!template) return encoded(await cropped(source, usualCrop, focus), format).toBuffer();

  const imageOf = (id: string) => bytesOf(others.find(other => other.id === id));
  const logo = recipe.logo ? await imageOf(recipe.logo) : undefined;
  const picture = await layered(template, template.layers, { ...recipe, image: source, focus, logo, imageOf });
  return finished(picture, format, template.quality).toBuffer();
}

/** A template shown on a picture, or on the newest there is: a data URL. For whoever may read templates. */
export async function previewTemplate(context: Context, id: Id, picture: Id | null): Promise<string> {
  const template = await templateService.get(context, id);
  if (picture !== null && !isId(picture)) throw new Refusal('notFound');
  const [image] = await context.records(Image).find({ where: picture === null ? {} : { id: picture }, order: { id: 'desc' }, take: 1 });
  if (!image) throw new Refusal('notFound');
  const recipe = await recipeOf(context, { id: template.id }, image);
  const format = template.format ?? 'png';
  const bytes = await context.services.workshop(`preview/${image.id}/${recipe.version}`, () => renderTemplate(context, recipe, format));
  return `data:${mimeTypes[format]!};base64,${bytes.toString('base64')}`;
}

function finished(picture: Awaited<ReturnType<typeof layered>>, format: string, quality: number | null) {
  if (format === 'png') return picture.png();
  if (format === 'jpg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 82, mozjpeg: true });
  return format === 'webp' ? picture.webp({ quality: quality ?? 80 }) : encoded(picture, format);
}
