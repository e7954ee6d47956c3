import { Ground } from './BlockBackground';
import type { BlockProps } from './PageBlocks';
import { Words } from './BlockText';

/** Words on a coloured ground. */
export const TextBlock = ({ value: { text, background } }: BlockProps<'text'>) => (
  <Ground background={background} motion="text">
    <Words html={text} isWide />
  </Ground>
);
