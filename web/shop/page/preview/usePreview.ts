/** In the preview frame of the editor, shows the unsaved content and what the editor adds to it. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { BlockData, CanvasParts } from '../../../blocks/pageContext';
import { isPreviewFrame } from '../../../blocks/preview/previewFrame';

export interface PreviewState {
  /** The blocks as the server would return them; undefined until the editor has sent content. */
  blocks?: readonly BlockData[];
  canvas?: CanvasParts;
  /** Reports presses and marks what is selected. */
  selection?: ReactNode;
}

export function usePreview(): PreviewState & { isActive: boolean } {
  const client = useApolloClient();
  const [isActive] = useState(isPreviewFrame);
  const [state, setState] = useState<PreviewState>({});
  useEffect(() => {
    if (!isActive) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    // Loaded separately, because visitors never need it.
    const start = async (): Promise<void> => {
      const { startPreview } = await import('./startPreview');
      if (!isStopped) stop = startPreview(client, setState);
    };
    void start();
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isActive, client]);
  return { isActive, ...state };
}
