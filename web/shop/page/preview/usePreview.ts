/** In the preview frame of the editor, shows the unsaved content and reports the selected block. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { BlockData, CanvasParts } from '../../../blocks/pageContext';
import { isPreviewFrame, onPreviewMessage, postPreviewMessage, type PageMessage } from '../../../blocks/preview/previewMessages';

interface PreviewState {
  isActive: boolean;
  /** The blocks as the server would return them; undefined until the editor has sent content. */
  blocks: readonly BlockData[] | undefined;
  canvas: CanvasParts | undefined;
}

export function usePreview(): PreviewState {
  const client = useApolloClient();
  const [isActive] = useState(isPreviewFrame);
  const [blocks, setBlocks] = useState<readonly BlockData[]>();
  const [canvas, setCanvas] = useState<CanvasParts>();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    let unsubscribe: (() => void) | undefined;
    let isStopped = false;
    // Loaded separately, because visitors never need it.
    const start = async (): Promise<void> => {
      const [{ LivePreview }, { partsFor }] = await Promise.all([import('./livePreview'), import('./canvasParts')]);
      if (isStopped) return;
      const preview = new LivePreview(client, setBlocks);
      unsubscribe = onPreviewMessage<PageMessage>(message => {
        if (message.preview === 'selected') return setSelectedId(message.id);
        preview.update(message);
        setCanvas(partsFor(message.canInsert));
      });
      postPreviewMessage(window.parent, { preview: 'ready' });
    };
    void start();
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  }, [isActive, client]);
  useBlockSelection(isActive);
  useSelectedHighlight(selectedId, blocks);
  return { isActive, blocks, canvas };
}

// A press selects the block and its field; links and forms are inactive in the preview.
function useBlockSelection(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const handleClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const block = event.target.closest<HTMLElement>('[data-block]');
      const place = event.target.closest<HTMLElement>('[data-insert]');
      if (event.target.closest('a, button, form')) event.preventDefault();
      const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
      if (block) postPreviewMessage(window.parent, { preview: 'pick', id: block.dataset.block!, field });
      if (place) postPreviewMessage(window.parent, { preview: 'insert', after: place.dataset.insert || null });
      event.stopPropagation();
    };
    addEventListener('click', handleClick, true);
    return () => removeEventListener('click', handleClick, true);
  }, [isActive]);
}

function useSelectedHighlight(id: string | null, blocks: readonly BlockData[] | undefined): void {
  const isRendered = blocks?.some(block => block.id === id) ?? false;
  useEffect(() => {
    const block = id && isRendered ? document.querySelector<HTMLElement>(`[data-block="${id}"]`) : null;
    if (!block) return;
    block.dataset.selected = '';
    block.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    return () => void delete block.dataset.selected;
  }, [id, isRendered]);
}
