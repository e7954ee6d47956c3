/** Where the middle of a picture is, so that what matters stays in view however it is cut: by a press, or with the arrow keys. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { imagePath, type ImageAddress } from '../../../schema/site/imageUrls';
import styles from './FocalPointPicker.module.css';

export interface Focus {
  x: number;
  y: number;
}

interface Props {
  image: ImageAddress & { width?: number | null; height?: number | null };
  focus: Focus;
  isDisabled?: boolean;
  onChange: (focus: Focus) => void;
}

const step = 0.05;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** It has its room before it is there, and nothing moves when it comes; what has no size of its own is a square. */
const roomOf = ({ width, height }: Props['image']): string =>
  width && height ? `min(100%, 30rem, ${(24 * width) / height}rem, ${width}px)` : 'min(100%, 24rem)';

export function FocusPicker({ image, focus, isDisabled, onChange }: Props) {
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    if (detail === 0) return; // pressed by the keyboard, which moves it by arrows
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(focus.x + by[0]), y: within(focus.y + by[1]) });
  };
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.picture}
        style={{ inlineSize: roomOf(image) }}
        disabled={isDisabled}
        aria-label={`Bildmitte: ${percent(focus.x)} von links, ${percent(focus.y)} von oben. Mit den Pfeiltasten verschieben.`}
        onClick={point}
        onKeyDown={move}
      >
        <img src={imagePath(image, 'small')} width={image.width ?? 1} height={image.height ?? 1} alt="" />
        <span className={styles.mark} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <p className={styles.hint} aria-live="polite">
        Bildmitte: {percent(focus.x)} von links, {percent(focus.y)} von oben
      </p>
    </div>
  );
}

const within = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
