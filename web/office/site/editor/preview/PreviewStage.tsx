/** The previewed page in a frame of the chosen size, with the handle that changes its width. */
import type { RefObject } from 'react';
import type { FrameSize } from './previewSize';
import { PreviewFrame } from './PreviewFrame';
import { WidthHandle } from './WidthHandle';
import styles from './PreviewStage.module.css';

interface Props {
  path: string;
  stage: RefObject<HTMLDivElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
  size: FrameSize;
  paneWidth: number;
  onResize: (width: number) => void;
}

export function PreviewStage({ path, stage, frame, size, paneWidth, onResize }: Props) {
  const { width, height, scale } = size;
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.canvas} style={{ width: width * scale, height: height * scale }}>
        <PreviewFrame key={path} path={path} frame={frame} style={{ width, height, transform: `scale(${scale})` }} />
        <WidthHandle frame={size} isCentered={width * scale < paneWidth} onResize={onResize} />
      </div>
    </div>
  );
}
