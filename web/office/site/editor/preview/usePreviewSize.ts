/** The size of the preview, which this browser remembers. */
import { useState } from 'react';
import { readStorage, writeStorage } from '../../../../app/storage/browserStorage';
import { parseSize, type Device, type PreviewSize } from './previewSize';

const storageName = 'previewSize';

/** The preview first has the size of the editor's own device. */
const currentDevice = (): Device =>
  matchMedia('(max-width: 719px)').matches ? 'phone' : matchMedia('(max-width: 1023px)').matches ? 'tablet' : 'desktop';

export function usePreviewSize(): [size: PreviewSize, change: (change: Partial<PreviewSize>) => void] {
  const [size, setSize] = useState(() => readStorage('local', storageName, stored => parseSize(stored, currentDevice())));
  const change = (part: Partial<PreviewSize>): void => {
    const next = { ...size, ...part };
    setSize(next);
    writeStorage('local', storageName, next);
  };
  return [size, change];
}
