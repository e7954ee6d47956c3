/** The icons and the color of the shop as an app. */
import type { AppIcon } from '../../../schema/rules/site/webManifest';
import { imagePath, imageWidths, type ImageSize } from '../../../schema/site/imageUrls';
import type { Settings } from '../../../schema/site/settings';
import { buildPath } from '../../platform/client/builtClient';
import type { Context } from '../../platform/context/context';
import { Image } from '../media/image/image.entity';

export const manifestPath = '/manifest.webmanifest';

/** The main color of tokens.css. */
const defaultColor = '#000000';

export const themeColor = ({ services }: Context, { color1 }: Settings): string => color1 ?? services.environment.color1 ?? defaultColor;

const iconUrl = (name: string): string => `${buildPath}icons/${name}.png`;

/** The pretzel, for shops without an icon of this quality. */
const defaultIcons: readonly AppIcon[] = [
  { src: iconUrl('app-192'), sizes: '192x192', type: 'image/png' },
  { src: iconUrl('app-512'), sizes: '512x512', type: 'image/png' },
  { src: iconUrl('app-maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const iconSizes: readonly ImageSize[] = ['tiny', 'small'];

type Icon = Image & { width: number };

// The image is delivered in the format that the browser accepts, so the type stays open.
const toAppIcon = (icon: Icon, size: ImageSize): AppIcon => {
  const width = Math.min(icon.width, imageWidths[size]);
  return { src: imagePath(icon, size), sizes: `${width}x${width}` };
};

/** Browsers install no app whose icon is smaller. */
const minIconWidth = 192;

/** Returns the shop's icon if it is a square that is large enough. */
async function findIcon(context: Context, { favicon }: Settings): Promise<Icon | undefined> {
  const image = favicon ? await context.load.one(Image, favicon) : undefined;
  return image && isAppIcon(image) ? image : undefined;
}

const isAppIcon = (image: Image): image is Icon => image.width !== null && image.width >= minIconWidth && image.width === image.height;

/** Returns the icons of the manifest. */
export async function appIcons(context: Context, settings: Settings): Promise<readonly AppIcon[]> {
  const icon = await findIcon(context, settings);
  return icon ? iconSizes.map(size => toAppIcon(icon, size)) : defaultIcons;
}
