/** Recognizes a finger that swipes a card to the right. The card follows it without a render; vertical movements scroll the page. */
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { isMotionReduced } from '../../../../../hooks/reducedMotion';

/** The pixels after which the direction of a movement is known. */
const minMove = 10;
/** A finger that rests longer presses an item. */
const maxRest = 400;
/** The share of the width that the finger must cover. */
const neededShare = 0.35;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** How far the finger moved to the right; undefined until the direction is known. */
  distance?: number;
}

/** Returns the handlers of the card. `canSwipe` says whether it has a next step now. */
export function useSwipe(card: RefObject<HTMLElement | null>, { canSwipe, onSwipe }: { canSwipe: () => boolean; onSwipe: () => void }) {
  const swipe = useRef<Swipe>(undefined);
  const wasSwiped = useRef(false);

  /** Ends the movement. Returns whether the finger moved far enough. */
  function end(): boolean {
    const distance = swipe.current?.distance;
    swipe.current = undefined;
    if (!card.current || distance === undefined) return false;
    moveBack(card.current, distance, () => swipe.current?.distance === undefined);
    return isEnough(card.current, distance);
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, timeStamp: time }: PointerEvent): void => {
      wasSwiped.current = false;
      end(); // a second finger
      if (pointerType === 'touch' && isPrimary && canSwipe()) swipe.current = { x, y, time };
    },
    onPointerMove: ({ clientX, clientY, timeStamp }: PointerEvent): void => {
      const current = swipe.current;
      if (!current || !card.current) return;
      const [right, down] = [clientX - current.x, Math.abs(clientY - current.y)];
      if (current.distance === undefined) {
        if (Math.hypot(right, down) < minMove) return;
        if (right < 2 * down || timeStamp - current.time > maxRest) return void end();
        wasSwiped.current = true;
        card.current.style.setProperty('--swipe-start', `${current.y - card.current.getBoundingClientRect().top}px`);
      }
      current.distance = Math.max(right, 0);
      move(card.current, current.distance);
    },
    onPointerUp: (): void => void (end() && onSwipe()),
    onPointerCancel: (): void => void end(),
    // A click by keyboard has no detail.
    onClickCapture: (event: MouseEvent): void => void (wasSwiped.current && event.detail > 0 && event.stopPropagation()),
  };
}

const isEnough = (card: HTMLElement, distance: number): boolean => distance >= card.offsetWidth * neededShare;

const slidingPart = ({ firstElementChild }: HTMLElement): HTMLElement | null =>
  firstElementChild instanceof HTMLElement ? firstElementChild : null;

function move(card: HTMLElement, distance: number): void {
  card.dataset.swipe = isEnough(card, distance) ? 'enough' : 'started';
  const content = slidingPart(card);
  if (content && !isMotionReduced()) content.style.transform = `translateX(${distance}px)`;
}

function moveBack(card: HTMLElement, distance: number, hasEnded: () => boolean): void {
  const content = slidingPart(card);
  const hide = (): void => void (hasEnded() && delete card.dataset.swipe);
  if (!content?.style.transform) return hide();
  content.style.transform = '';
  const frames = [{ transform: `translateX(${distance}px)` }, { transform: 'none' }];
  content.animate(frames, { duration: 180, easing: 'ease-out' }).onfinish = hide;
}
