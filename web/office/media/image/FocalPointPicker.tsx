/** Sets the focal point of an image by pointer or arrow keys. The focal point stays visible in every crop. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { imagePath, type ImageUrlParts } from '../../../../schema/site/imageUrls';
import styles from './FocalPointPicker.module.css';

export interface FocalPoint {
  x: number;
  y: number;
}

interface Props {
  image: ImageUrlParts & { width?: number | null; height?: number | null };
  focalPoint: FocalPoint;
  isDisabled?: boolean;
  onChange: (focalPoint: FocalPoint) => void;
}

const step = 0.05;
const arrowOffsets: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Reserves the space of the image before it loads, to avoid a layout shift. An image without a size is a square. */
const inlineSizeFor = ({ width, height }: Props['image']): string =>
  width && height ? `min(100%, 30rem, ${(24 * width) / height}rem, ${width}px)` : 'min(100%, 24rem)';

export function FocalPointPicker({ image, focalPoint, isDisabled, onChange }: Props) {
  const setFromPointer = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    if (detail === 0) return; // a press by keyboard; the arrow keys move the point
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: clampShare((clientX - left) / width), y: clampShare((clientY - top) / height) });
  };
  const moveByArrow = (event: KeyboardEvent): void => {
    const offset = arrowOffsets[event.key];
    if (!offset) return;
    event.preventDefault();
    onChange({ x: clampShare(focalPoint.x + offset[0]), y: clampShare(focalPoint.y + offset[1]) });
  };
  const percentText = (share: number): string => `${Math.round(share * 100)} %`;
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.image}
        style={{ inlineSize: inlineSizeFor(image) }}
        disabled={isDisabled}
        aria-label={`Bildmitte: ${percentText(focalPoint.x)} von links, ${percentText(focalPoint.y)} von oben. Mit den Pfeiltasten verschieben.`}
        onClick={setFromPointer}
        onKeyDown={moveByArrow}
      >
        <img src={imagePath(image, 'small')} width={image.width ?? 1} height={image.height ?? 1} alt="" />
        <span className={styles.marker} style={{ left: `${focalPoint.x * 100}%`, top: `${focalPoint.y * 100}%` }} />
      </button>
      <p className={styles.hint} aria-live="polite">
        Bildmitte: {percentText(focalPoint.x)} von links, {percentText(focalPoint.y)} von oben
      </p>
    </div>
  );
}

const clampShare = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
