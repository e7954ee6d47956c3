/** Runs the tag manager, the pixel and the shop's own statistics while the visitor agrees to them (COOKIE-04, COOKIE-07, COOKIE-08, G-088). Displays nothing. */
import { useEffect } from 'react';
import type { ConsentPurpose } from '../../../../schema/site/consent';
import { useAnalytics } from '../../analytics/useAnalytics';
import { useShop } from '../../shell/state/shopContext';
import { startPixel } from './pixel';
import { startTagManager } from './tagManager';

interface Props {
  purposes: readonly ConsentPurpose[];
  /** Other services must not learn the address of the page. */
  isSecret: boolean;
}

export function Trackers({ purposes, isSecret }: Props) {
  const { tagManagerId, pixelId, currency } = useShop().config;
  useEffect(() => {
    if (isSecret) return;
    if (tagManagerId) startTagManager(tagManagerId, purposes);
    if (pixelId && purposes.includes('marketing')) startPixel(pixelId);
  }, [purposes, isSecret, tagManagerId, pixelId]);
  useAnalytics(currency, pixelId);
  return null;
}
