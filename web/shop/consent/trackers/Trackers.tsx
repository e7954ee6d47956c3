/** Runs the tag manager, the pixel and the shop's own statistics while the visitor agrees to them (COOKIE-04, COOKIE-07, COOKIE-08, G-088). Displays nothing. */
import { useEffect } from 'react';
import type { ConsentPurpose } from '../../../../schema/site/consent';
import { useAnalytics } from '../../analytics/useAnalytics';
import { useShop } from '../../shell/state/shopContext';
import { startPixel } from './pixel';
import { startTagManager } from './tagManager';

export function Trackers({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const { tagManagerId, pixelId, currency } = useShop().config;
  useEffect(() => {
    if (tagManagerId) startTagManager(tagManagerId, purposes);
    if (pixelId && purposes.includes('marketing')) startPixel(pixelId);
  }, [purposes, tagManagerId, pixelId]);
  useAnalytics(currency, pixelId);
  return null;
}
