/** The frames of layers in pixels of the template: moves, sizes and the layer at a point. Pure functions. */
import { layerFields } from '../../../../schema/collections/imageTemplate';
import type { Row } from '../../../fields/tree/tree';

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** The size of a template. */
export type Canvas = Pick<Frame, 'width' | 'height'>;

/** An edge or a corner: -1 is the left or upper side, 1 the right or lower one, 0 neither. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const sides = [-1, 0, 1] as const;
export const handles: readonly Handle[] = sides.flatMap(y => sides.flatMap(x => (x === 0 && y === 0 ? [] : [{ x, y }])));

const within = (value: number, { min, max }: { min?: number; max?: number }): number =>
  Math.min(Math.max(Math.round(value), min ?? -Infinity), max ?? Infinity);

/** Returns a number of a layer. While it is being typed, it may be missing. */
const numberOf = (value: unknown, fallback: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : fallback);

export const frameOf = ({ x, y, width, height }: Row): Frame => ({
  x: numberOf(x, 0),
  y: numberOf(y, 0),
  width: Math.max(numberOf(width, 1), 1),
  height: Math.max(numberOf(height, 1), 1),
});

/** Returns the size of a template; one whose size is not known yet has the size of a card. */
export const canvasOf = ({ width, height }: { width?: unknown; height?: unknown }): Canvas => ({
  width: Math.max(numberOf(width, 640), 1),
  height: Math.max(numberOf(height, 480), 1),
});

/** Returns by how many degrees the frame is turned around its center. The angle of a gradient turns only its colors. */
export const rotationOf = ({ type, rotation }: Row): number => (type === 'gradient' ? 0 : numberOf(rotation, 0));

export const moveFrame = (frame: Frame, by: Point): Frame => ({
  ...frame,
  x: within(frame.x + by.x, layerFields.x),
  y: within(frame.y + by.y, layerFields.y),
});

/** By how many pixels a copy lies beside its layer, so that both are visible. */
const copyOffset = 10;

/** Returns where the copy of a layer is: to the lower right, or where the canvas ends to the upper left. */
export function copyPosition(frame: Frame, canvas: Canvas): Point {
  const shift = (position: number, end: number): number => (position + copyOffset < end ? copyOffset : -copyOffset);
  const { x, y } = moveFrame(frame, { x: shift(frame.x, canvas.width), y: shift(frame.y, canvas.height) });
  return { x, y };
}

/** Drags an edge or a corner. The opposite one stays, also when the frame is turned. */
export function resizeFrame(frame: Frame, handle: Handle, by: Point, rotation: number): Frame {
  const local = rotate(by, -rotation);
  const width = within(frame.width + handle.x * local.x, layerFields.width);
  const height = within(frame.height + handle.y * local.y, layerFields.height);
  const growth = { x: width - frame.width, y: height - frame.height };
  const shift = rotate({ x: (handle.x * growth.x) / 2, y: (handle.y * growth.y) / 2 }, rotation);
  return {
    x: within(frame.x + shift.x - growth.x / 2, layerFields.x),
    y: within(frame.y + shift.y - growth.y / 2, layerFields.y),
    width,
    height,
  };
}

/** Returns the topmost layer at a point. The last layer is the topmost. */
export const layerAt = <R extends Row>(layers: readonly R[], point: Point): R | undefined =>
  layers.findLast(layer => contains(layer, point));

function contains(layer: Row, point: Point): boolean {
  const { x, y, width, height } = frameOf(layer);
  const fromCenter = rotate({ x: point.x - x - width / 2, y: point.y - y - height / 2 }, -rotationOf(layer));
  return Math.abs(fromCenter.x) <= width / 2 && Math.abs(fromCenter.y) <= height / 2;
}

/** Turns a point clockwise around the origin. */
function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
