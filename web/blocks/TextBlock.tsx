import { BlockBackground } from './BlockBackground';
import type { BlockProps } from './PageBlocks';
import { BlockText } from './BlockText';

/** Text on a colored background. */
export const TextBlock = ({ value: { text, background } }: BlockProps<'text'>) => (
  <BlockBackground background={background} motion="text">
    <BlockText html={text} isWide />
  </BlockBackground>
);
