/** The size of the preview: the devices, an own width, and the zoom. */
import { getField, keysOf, toObject } from '../../../../../schema/objects';
import type { IconName } from '../../../../ui/display/Icon';

interface DeviceSize {
  label: string;
  icon: IconName;
  /** Missing: as wide as its pane. */
  width?: number;
  /** Missing: as high as its pane. */
  height?: number;
}

export type Device = 'phone' | 'tablet' | 'desktop' | 'full';

export const devices: Readonly<Record<Device, DeviceSize>> = {
  phone: { label: 'Handy, 360 × 780', icon: 'smartphone', width: 360, height: 780 },
  tablet: { label: 'Tablet, 768 × 1024', icon: 'tablet', width: 768, height: 1024 },
  desktop: { label: 'Desktop, 1280 breit', icon: 'monitor', width: 1280 },
  full: { label: 'Ganze Breite', icon: 'move-horizontal' },
};

export const zooms = { fit: 'Einpassen', '50': '50 %', '75': '75 %', '100': '100 %' } as const;
export type Zoom = keyof typeof zooms;

/** The smallest and the largest width in pixels. */
export const widthBounds = { min: 280, max: 2560 } as const;

export interface PreviewSize {
  /** A device, or an own width in pixels. */
  width: Device | number;
  zoom: Zoom;
}

/** Pixels of the screen. */
interface Area {
  width: number;
  height: number;
}

/** The size of the page in pixels of CSS, and the factor by which it is drawn smaller. */
export interface FrameSize extends Area {
  scale: number;
}

export const clampWidth = (width: number): number => Math.round(Math.min(widthBounds.max, Math.max(widthBounds.min, width)));

/** Returns the size of the page in this pane. It is never higher than the pane, because the page itself scrolls. */
export function frameSize({ width, zoom }: PreviewSize, pane: Area): FrameSize {
  const device: Partial<DeviceSize> = typeof width === 'number' ? { width } : devices[width];
  const scale = zoom === 'fit' ? Math.min(1, pane.width / (device.width ?? pane.width) || 1) : Number(zoom) / 100;
  return {
    width: device.width ?? Math.floor(pane.width / scale),
    height: Math.floor(Math.min(device.height ?? Infinity, pane.height / scale)),
    scale,
  };
}

export const sizeText = ({ width, height, scale }: FrameSize): string => `${width} × ${height} Pixel, ${Math.round(scale * 100)} %`;

/** Returns the stored size, or one for this device. */
export function parseSize(stored: unknown, device: Device): PreviewSize {
  const width = getField(toObject(stored), 'width');
  const zoom = getField(toObject(stored), 'zoom');
  const isOwn = typeof width === 'number' && Number.isFinite(width);
  return {
    width: isOwn ? clampWidth(width) : (keysOf(devices).find(name => name === width) ?? device),
    zoom: keysOf(zooms).find(name => name === zoom) ?? 'fit',
  };
}
