/** The typefaces to choose from (API-39). */
import { fonts, type Font } from '../../schema/fonts';
import type { Context } from '../context';

export function listFonts(context: Context): readonly Font[] {
  context.must('font.list');
  return fonts;
}
