/** The branding of the shop: its settings, with the environment as fallback (G-091). */
import { imagePath } from '../../../../schema/site/imageUrls';
import type { ThemeSettings } from '../../../app/theme';
import type { Shop } from './shopContext';

type BrandingSource = Pick<Shop, 'config' | 'environment'>;

export const shopTheme = ({ config, environment }: BrandingSource): ThemeSettings => ({
  ...config,
  color1: config.color1 ?? environment.color1,
  color2: config.color2 ?? environment.color2,
});

/** Returns the URL of the favicon; null means the default icon. */
export const faviconUrl = ({ config, environment }: BrandingSource): string | null =>
  config.favicon ? imagePath(config.favicon, 'icon') : environment.favicon;
