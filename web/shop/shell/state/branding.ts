/** How the shop looks: what its settings say, over what its environment says (G-091). */
import { imagePath } from '../../../../schema/site/imageUrls';
import type { ThemeSettings } from '../../../app/theme';
import type { Shop } from './shopContext';

type Source = Pick<Shop, 'config' | 'environment'>;

export const themeOf = ({ config, environment }: Source): ThemeSettings => ({
  ...config,
  color1: config.color1 ?? environment.color1,
  color2: config.color2 ?? environment.color2,
});

/** The address of the picture that stands for the shop where a page is shared; null: none. */
export const sharedPictureOf = ({ config, environment }: Source): string | null =>
  config.shareImage ? imagePath(config.shareImage, 'medium') : environment.shareImage;

/** The address of the sign in the tab; null: that of the house. */
export const faviconOf = ({ config, environment }: Source): string | null =>
  config.favicon ? imagePath(config.favicon, 'icon') : environment.favicon;
