/** Lists the available fonts (API-39). */
import { fonts, type Font } from '../../../schema/site/fonts';
import type { Context } from '../../platform/context/context';

export function listFonts(context: Context): readonly Font[] {
  context.authorize('font.list');
  return fonts;
}
