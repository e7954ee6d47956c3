/** Within the frame of the editor the page shows what is being written, and tells which block was pressed. */
import { useEffect, useState } from 'react';
import { memberOf } from '../../../schema/fields/field';
import type { LayoutEntry } from '../../../schema/fields/values';
import { hear, previewMark, tell, type ToPage } from '../../blocks/previewMessages';
import { usePreviewContentQuery, type ContentBlockInput } from '../../blocks/Page.generated';
import type { ShownBlock } from '../../blocks/pageContext';

const isFramed = (): boolean => window.parent !== window && new URLSearchParams(location.search).has(previewMark);

interface Preview {
  isOn: boolean;
  /** As the server would show it; undefined until the editor has sent something. */
  blocks: readonly ShownBlock[] | undefined;
}

export function usePreview(): Preview {
  const [isOn] = useState(isFramed);
  const [content, setContent] = useState<readonly LayoutEntry[]>();
  const [selected, select] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const stop = hear<ToPage>(message => (message.preview === 'content' ? setContent(message.content) : select(message.id)));
    tell(window.parent, { preview: 'ready' });
    return stop;
  }, [isOn]);
  usePressed(isOn);
  const { data, previousData } = usePreviewContentQuery({
    variables: { content: given(content ?? []) },
    skip: !content,
    fetchPolicy: 'no-cache',
  });
  const blocks = (data ?? previousData)?.previewContent;
  useSelected(selected, blocks);
  return { isOn, blocks };
}

/** As GraphQL takes it: types by the names of their members. */
const given = (content: readonly LayoutEntry[]): ContentBlockInput[] =>
  content.map(entry => ({ ...entry, type: memberOf(entry.type) }) as unknown as ContentBlockInput);

// A press selects the block and leads nowhere: links and forms of the page are not used here.
function usePressed(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: MouseEvent): void => {
      const block = (event.target as Element).closest<HTMLElement>('[data-block]');
      if ((event.target as Element).closest('a, button, form')) event.preventDefault();
      if (block) tell(window.parent, { preview: 'pick', id: block.dataset.block! });
      event.stopPropagation();
    };
    addEventListener('click', press, true);
    return () => removeEventListener('click', press, true);
  }, [isOn]);
}

function useSelected(id: string | null, blocks: readonly ShownBlock[] | undefined): void {
  const isThere = blocks?.some(block => block.id === id) ?? false;
  useEffect(() => {
    const block = id && isThere ? document.querySelector<HTMLElement>(`[data-block="${id}"]`) : null;
    if (!block) return;
    block.dataset.selected = '';
    block.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    return () => void delete block.dataset.selected;
  }, [id, isThere]);
}
