/** The meta tags of a page. */
import { type HeadTag, headTags, iconTags, shareImageOf } from '../../../schema/rules/site/pageHead';
import { Image } from '../media/image/image.entity';
import type { MetaRequest, PageSource } from './pageMeta.service';

export async function createTags(
  { context, settings, path }: MetaRequest,
  title: string,
  { description, image: imageId }: PageSource,
): Promise<HeadTag[]> {
  const { publicUrl, environment } = context.services;
  const id = imageId ?? settings.shareImage;
  const image = id ? await context.load.one(Image, id) : undefined;
  return headTags({
    title,
    description: description || settings.seoDescription || settings.description || '',
    url: `${publicUrl}/${encodeURI(path)}`,
    image: shareImageOf(image, environment.shareImage),
    shopName: settings.shopName,
  });
}

/** Returns the icons of the shop: those of the settings, else that of the environment; none keeps the icon of the template. */
export async function createIcons({ context, settings }: MetaRequest): Promise<HeadTag[]> {
  const icon = settings.favicon ? await context.load.one(Image, settings.favicon) : undefined;
  return iconTags(icon, context.services.environment.favicon);
}
