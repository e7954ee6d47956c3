/** The frame of the selected layer on the preview. It is dragged and resized by pointer and moved by the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Row } from '../../../../fields/tree/tree';
import { frameOf, handles, moveFrame, rotationOf, type Frame, type Point } from '../frame';
import styles from './preview.module.css';
import { useFrameDrag } from './useFrameDrag';

interface Props {
  layer: Row;
  name: string;
  canvas: Pick<Frame, 'width' | 'height'>;
  scale: () => number;
  onChange: (frame: Frame) => void;
  /** Called for a press that moved nothing. */
  onPress: (event: PointerEvent) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const largeStep = 10;

export function LayerFrame({ layer, name, canvas, scale, onChange, onPress }: Props) {
  const frame = frameOf(layer);
  const rotation = rotationOf(layer);
  const drag = useFrameDrag({ frame, rotation, scale, onChange, onPress });
  const moveByArrow = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? largeStep : 1;
    onChange(moveFrame(frame, { x: arrow.x * step, y: arrow.y * step }));
  };
  const style = {
    left: percent(frame.x, canvas.width),
    top: percent(frame.y, canvas.height),
    width: percent(frame.width, canvas.width),
    height: percent(frame.height, canvas.height),
    transform: `rotate(${rotation}deg)`,
  };
  return (
    <div className={styles.frame} style={style}>
      <button
        type="button"
        className={styles.grip}
        aria-label={`${name}: ${frame.x} von links, ${frame.y} von oben, ${frame.width} mal ${frame.height} Pixel. Mit den Pfeiltasten verschieben, mit der Umschalttaste um 10 Pixel.`}
        onKeyDown={moveByArrow}
        {...drag(null)}
      />
      {handles.map(handle => (
        <span
          key={`${handle.x} ${handle.y}`}
          className={styles.handle}
          style={{ left: `${(handle.x + 1) * 50}%`, top: `${(handle.y + 1) * 50}%`, cursor: cursorOf(handle) }}
          {...drag(handle)}
        />
      ))}
    </div>
  );
}

const percent = (part: number, total: number): string => `${(100 * part) / total}%`;

const cursorOf = ({ x, y }: Point): string => (x === 0 ? 'ns-resize' : y === 0 ? 'ew-resize' : x === y ? 'nwse-resize' : 'nesw-resize');
