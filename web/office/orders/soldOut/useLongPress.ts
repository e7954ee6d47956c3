/** Recognizes a long press of a pointer. Moving the pointer cancels it; the click that ends it has no other effect. */
import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

const pressDuration = 500;
/** A finger never rests on one pixel. */
const maxMove = 10;

export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const cancel = (): void => clearTimeout(press.current?.timer);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent): void => {
      cancel();
      wasLong.current = false;
      if (button !== 0 || !onLongPress) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, pressDuration);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > maxMove) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    // The browser would send the finger's mouse events to what the long press has opened below it.
    onTouchEnd: (event: TouchEvent): void => {
      if (wasLong.current && event.cancelable) event.preventDefault();
      wasLong.current = false;
    },
    onClickCapture: (event: MouseEvent): void => {
      if (wasLong.current) event.stopPropagation();
      wasLong.current = false;
    },
  };
}
