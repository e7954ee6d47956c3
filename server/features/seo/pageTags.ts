/** The meta tags of a page. */
import { type HeadTag, headTags } from '../../../schema/rules/site/pageHead';
import { Image } from '../media/image/image.entity';
import { imagePath } from '../../../schema/site/imageUrls';
import type { MetaRequest, PageSource } from './pageMeta.service';

export async function createTags(
  { context, settings, path }: MetaRequest,
  title: string,
  { description, image: imageId }: PageSource,
): Promise<HeadTag[]> {
  const { publicUrl, environment } = context.services;
  const id = imageId ?? settings.shareImage;
  const image = id ? await context.load.one(Image, id) : undefined;
  const imageUrl = image ? imagePath(image, 'medium') : environment.shareImage;
  return headTags({
    title,
    description: description || settings.seoDescription || settings.description || '',
    url: `${publicUrl}/${encodeURI(path)}`,
    image: imageUrl && new URL(imageUrl, publicUrl).href,
    shopName: settings.shopName,
  });
}
