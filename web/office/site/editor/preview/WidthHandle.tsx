/** The handle beside the preview: dragged, or moved by the arrow keys, it changes the width. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { clampWidth, widthBounds, type FrameSize } from './previewSize';
import styles from './PreviewStage.module.css';

const step = 10;
const largeStep = 100;

interface Props {
  frame: FrameSize;
  /** Whether the page is in the middle of its pane, so that a drag moves both edges. */
  isCentered: boolean;
  onResize: (width: number) => void;
}

export function WidthHandle({ frame, isCentered, onResize }: Props) {
  const start = useRef<{ x: number; frame: FrameSize }>(undefined);
  const resize = (width: number): void => onResize(clampWidth(width));
  const drag = ({ clientX }: PointerEvent): void => {
    if (!start.current) return;
    const { x, frame } = start.current;
    resize(frame.width + ((clientX - x) * (isCentered ? 2 : 1)) / frame.scale);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const width = widthForKey(event, frame.width);
    if (width === undefined) return;
    event.preventDefault();
    resize(width);
  };
  return (
    <div
      className={styles.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label="Breite der Vorschau"
      aria-valuenow={frame.width}
      aria-valuemin={widthBounds.min}
      aria-valuemax={widthBounds.max}
      aria-valuetext={`${frame.width} Pixel`}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId); // also over the frame
        start.current = { x: event.clientX, frame };
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => (start.current = undefined)}
    />
  );
}

function widthForKey({ key, shiftKey }: KeyboardEvent, width: number): number | undefined {
  const difference = shiftKey ? largeStep : step;
  if (key === 'ArrowLeft') return width - difference;
  if (key === 'ArrowRight') return width + difference;
  if (key === 'Home') return widthBounds.min;
  return key === 'End' ? widthBounds.max : undefined;
}
