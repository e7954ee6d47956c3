/** Drags a frame, or one of its handles, by pointer. */
import { useRef, type PointerEvent } from 'react';
import { moveFrame, resizeFrame, type Frame, type Handle } from '../frame';

interface Options {
  frame: Frame;
  rotation: number;
  /** Returns how many pixels of the screen a pixel of the template is. */
  scale: () => number;
  onChange: (frame: Frame) => void;
  /** Called for a press that moved nothing. */
  onPress: (event: PointerEvent) => void;
}

/** Pixels of the screen below which a press is no drag. */
const tolerance = 3;

export function useFrameDrag({ frame, rotation, scale, onChange, onPress }: Options) {
  const start = useRef<{ x: number; y: number; frame: Frame; handle: Handle | null; isDrag: boolean }>(undefined);
  function drag({ clientX, clientY }: PointerEvent): void {
    if (!start.current) return;
    const { x, y, frame, handle } = start.current;
    start.current.isDrag ||= Math.hypot(clientX - x, clientY - y) >= tolerance;
    if (!start.current.isDrag) return;
    const by = { x: (clientX - x) / scale(), y: (clientY - y) / scale() };
    onChange(handle ? resizeFrame(frame, handle, by, rotation) : moveFrame(frame, by));
  }
  return (handle: Handle | null) => ({
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // also outside of the preview
      start.current = { x: event.clientX, y: event.clientY, frame, handle, isDrag: false };
    },
    onPointerMove: drag,
    onPointerUp(event: PointerEvent): void {
      if (start.current && !start.current.isDrag) onPress(event);
    },
    onLostPointerCapture: () => (start.current = undefined),
  });
}
