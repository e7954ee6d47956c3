/** Returns the focal point of an image; the default is its center. */
import type { FocalPoint } from './FocalPointPicker';
import type { MediaImageFieldsFragment } from '../Media.generated';

export const focalPointOf = ({ focusX, focusY }: Pick<MediaImageFieldsFragment, 'focusX' | 'focusY'>): FocalPoint => ({
  x: focusX ?? 0.5,
  y: focusY ?? 0.5,
});
