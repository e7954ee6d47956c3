/** The meta tags of a page. */
import { type HeadTag, headTags, iconTags, shareImageOf } from '../../../schema/rules/site/pageHead';
import { Image } from '../media/image/image.entity';
import type { Settings } from '../../../schema/site/settings';
import type { Context } from '../../platform/context/context';
import { manifestPath, themeColor } from './appIcons';
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

/** Returns the elements of the head of every page; none while the shop is not installable. */
export function appTags(context: Context, settings: Settings): HeadTag[] {
  if (!settings.enablePluginPWA) return [];
  return [
    { tag: 'link', attributes: { rel: 'manifest', href: manifestPath } },
    { tag: 'meta', attributes: { name: 'theme-color', content: themeColor(context, settings) } },
  ];
}
