/** Pictures put together by a template: `product`, `category`, or any other for whoever may see it (G-083, G-084). */
import { collections } from '../../schema/collections';
import { Refusal } from '../../schema/errors';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { getSettings } from '../settings/settings.service';
import { originalFile } from './image.service';
import { Image } from './image.entity';
import { ImageTemplate } from './imageTemplate.entity';
import { cropped, layered, type Scene } from './layers';
import { encoded } from './picture';

export const templateService = new CollectionService<ImageTemplate>(collections.imageTemplate, ImageTemplate);

/** Templates with an address of their own (IMG-03, IMG-04). */
export const openTemplates = ['product', 'category'] as const;

/** What stands in for a template that nobody made: 640 wide, four to three. */
const usualCrop = { width: 640, height: 480 };

/** What a rendering depends on beside the picture itself; another version of the template is another rendering. */
export interface Recipe {
  template: ImageTemplate | null;
  image: Image;
  version: string;
}

/** The template of this name and the picture of this version; refused when the picture is gone. */
export async function recipeOf(context: Context, identifier: string, { id, version }: Pick<Image, 'id' | 'version'>): Promise<Recipe> {
  const [image, template] = await Promise.all([
    context.records(Image).findOneBy({ id, version }),
    context.records(ImageTemplate).findOneBy({ identifier }),
  ]);
  if (!image) throw new Refusal('notFound');
  return { image, template, version: template ? String(template.updatedAt.getTime()) : 'crop' };
}

/** Renders it in this format. */
export async function renderTemplate(context: Context, { template, image }: Recipe, format: string): Promise<Buffer> {
  const bytesOf = async (picture: Image | null) => picture && (await originalFile(context, picture))?.bytes;
  const source = (await bytesOf(image)) ?? undefined;
  if (!source) throw new Refusal('notFound');
  const focus = { x: image.focusX ?? 0.5, y: image.focusY ?? 0.5 };
  if (!template) return encoded(await cropped(source, usualCrop, focus), format).toBuffer();

  const pictureOf = async (id: string | null) =>
    id ? ((await bytesOf(await context.records(Image).findOneBy({ id }))) ?? undefined) : undefined;
  const { shopName, logo } = await getSettings(context);
  const scene: Scene = {
    image: source,
    focus,
    title: image.title ?? image.alt ?? '',
    shopName,
    logo: template.layers.some(({ type }) => type === 'logo') ? await pictureOf(logo) : undefined,
    imageOf: pictureOf,
  };
  const picture = await layered(template, template.layers, scene);
  return finished(picture, format, template.quality).toBuffer();
}

function finished(picture: Awaited<ReturnType<typeof layered>>, format: string, quality: number | null) {
  if (format === 'png') return picture.png();
  if (format === 'jpg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 82, mozjpeg: true });
  return format === 'webp' ? picture.webp({ quality: quality ?? 80 }) : encoded(picture, format);
}
