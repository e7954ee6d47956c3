/** Redirects the URL of an earlier version of an image to the current one. */
import type { Response } from 'express';
import type { ImageSize } from '../../../../schema/site/imageUrls';
import { Context } from '../../../platform/context/context';
import type { Services } from '../../../platform/context/services';
import { redirectToCurrent } from '../redirectToCurrent';
import { Image } from './image.entity';

/** The key is the id and the version. The original has no size in its URL. */
export async function redirectToImage(
  services: Services,
  response: Response,
  { key, size }: { key: string; size?: ImageSize },
): Promise<void> {
  const end = key.lastIndexOf('-');
  const [id, version] = [key.slice(0, end), Number(key.slice(end + 1))];
  const current = await new Context(services).records(Image).findOneBy({ id });
  const path = (): string => `/image/${size ? `${size}/` : ''}${id}-${current!.version}.${current!.extension}`;
  redirectToCurrent(response, { version, current, path });
}
