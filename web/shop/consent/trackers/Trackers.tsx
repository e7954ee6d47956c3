/** Runs the tag manager and the pixel while the visitor agrees to them (COOKIE-04, COOKIE-07, G-088). Displays nothing. */
import { useEffect } from 'react';
import type { ConsentPurpose } from '../../../../schema/site/consent';
import { startPixel } from './pixel';
import { startTagManager } from './tagManager';

interface Props {
  purposes: readonly ConsentPurpose[];
  tagManagerId: string | null;
  pixelId: string | null;
}

export function Trackers({ purposes, tagManagerId, pixelId }: Props) {
  useEffect(() => {
    if (tagManagerId) startTagManager(tagManagerId, purposes);
    if (pixelId && purposes.includes('marketing')) startPixel(pixelId);
  }, [purposes, tagManagerId, pixelId]);
  return null;
}
