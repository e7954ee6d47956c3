/** In the preview frame of the editor, shows the unsaved content and reports the selected block. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { BlockData } from '../../../blocks/pageContext';
import { isPreviewFrame, onPreviewMessage, postPreviewMessage, type PageMessage } from '../../../blocks/previewMessages';

interface PreviewState {
  isActive: boolean;
  /** The blocks as the server would return them; undefined until the editor has sent content. */
  blocks: readonly BlockData[] | undefined;
}

export function usePreview(): PreviewState {
  const client = useApolloClient();
  const [isActive] = useState(isPreviewFrame);
  const [blocks, setBlocks] = useState<readonly BlockData[]>();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    let unsubscribe: (() => void) | undefined;
    let isStopped = false;
    // Loaded separately, because visitors never need it.
    const start = async (): Promise<void> => {
      const { LivePreview } = await import('./livePreview');
      if (isStopped) return;
      const preview = new LivePreview(client, setBlocks);
      unsubscribe = onPreviewMessage<PageMessage>(message =>
        message.preview === 'content' ? preview.update(message) : setSelectedId(message.id),
      );
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
  return { isActive, blocks };
}

// A press selects the block and its field; links and forms are inactive in the preview.
function useBlockSelection(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const handleClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const block = event.target.closest<HTMLElement>('[data-block]');
      if (event.target.closest('a, button, form')) event.preventDefault();
      const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
      if (block) postPreviewMessage(window.parent, { preview: 'pick', id: block.dataset.block!, field });
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
