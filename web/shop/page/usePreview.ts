/** In the preview frame of the editor, shows the unsaved content and reports the selected block. */
import { useEffect, useState } from 'react';
import type { StoredBlock } from '../../../schema/fields/values';
import { isPreviewFrame, onPreviewMessage, postPreviewMessage, type PageMessage } from '../../blocks/previewMessages';
import { usePreviewContentQuery } from '../../blocks/Page.generated';
import { toBlockInput, type BlockData } from '../../blocks/pageContext';

interface PreviewState {
  isActive: boolean;
  /** The blocks as the server would return them; undefined until the editor has sent content. */
  blocks: readonly BlockData[] | undefined;
}

export function usePreview(): PreviewState {
  const [isActive] = useState(isPreviewFrame);
  const [content, setContent] = useState<readonly StoredBlock[]>();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const unsubscribe = onPreviewMessage<PageMessage>(message =>
      message.preview === 'content' ? setContent(message.content) : setSelectedId(message.id),
    );
    postPreviewMessage(window.parent, { preview: 'ready' });
    return unsubscribe;
  }, [isActive]);
  useBlockSelection(isActive);
  const { data, previousData } = usePreviewContentQuery({
    variables: { content: toBlockInput(content ?? []) },
    skip: !content,
    fetchPolicy: 'no-cache',
  });
  const blocks = (data ?? previousData)?.previewContent;
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
