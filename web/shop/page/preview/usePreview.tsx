/** In a preview of the editor, shows the unsaved content and what the editor adds to it. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { BlockData, CanvasParts } from '../../../blocks/pageContext';
import { isPreview, isPreviewWindow } from '../../../blocks/preview/previewWindow';
import { isChunkLoadError } from '../../../ui/feedback/LazyBoundary';
import { PreviewError } from './PreviewError';

export interface PreviewState {
  /** Shown instead of the page while this window has no connection to the editor, or when the preview could not be loaded; else undefined. */
  notice?: ReactNode;
  /** The blocks as the server would return them; undefined until the editor has sent content. */
  blocks?: readonly BlockData[];
  canvas?: CanvasParts;
  /** Whether the page is compared with another version, so that no block can be selected. */
  isCompared?: boolean;
  /** Reports presses and marks what is selected. */
  selection?: ReactNode;
}

export function usePreview(): PreviewState & { isActive: boolean } {
  const client = useApolloClient();
  const [isActive] = useState(isPreview);
  const [state, setState] = useState<PreviewState>(() => (isPreviewWindow() ? { notice: null } : {}));
  useEffect(() => {
    if (!isActive) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    // Loaded separately, because visitors never need it.
    const start = async (): Promise<void> => {
      const { startPreview } = await import('./startPreview');
      if (!isStopped) stop = startPreview(client, setState);
    };
    start().catch((error: unknown) => {
      if (!isChunkLoadError(error)) throw error;
      if (!isStopped) setState({ notice: <PreviewError /> });
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isActive, client]);
  return { isActive, ...state };
}
