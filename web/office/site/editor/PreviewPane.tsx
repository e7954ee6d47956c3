/** Previews the edited page in an iframe, at the widths of a phone, a tablet and a desktop. */
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../useStableCallback';
import { previewParameter } from '../../../blocks/preview/previewFrame';
import { onPreviewMessage, postPreviewMessage, type EditorMessage, type PageMessage } from '../../../blocks/preview/previewMessages';
import { useElementSize } from '../../../hooks/useElementSize';
import { LinkButton } from '../../../ui/actions/Button';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { withoutEmptySlots } from '../blocks/emptySlots';
import type { Canvas } from './canvas/useCanvas';
import type { BlockInsertion } from './insertion/useBlockInsertion';
import styles from './PreviewPane.module.css';

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof widths;

interface Props {
  path: string;
  blocks: Blocks;
  /** The open block, and its field with the focus: `value.title`. */
  selected: { id: string | null; field: string | null };
  insertion: BlockInsertion;
  isReadOnly: boolean;
  canvas: Pick<Canvas, 'handle' | 'select'>;
}

/** The preview first uses the width of the editor's own device. */
const currentDevice = (): Device =>
  matchMedia('(max-width: 719px)').matches ? 'phone' : matchMedia('(max-width: 1023px)').matches ? 'tablet' : 'desktop';

export function PreviewPane({ path, ...state }: Props) {
  const [device, setDevice] = useState<Device>(currentDevice);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useElementSize(stage);
  const scale = Math.min(1, size.width / widths[device]);
  usePreviewMessages(frame, state);
  return (
    <section className={styles.pane} aria-label="Vorschau">
      <div className={styles.tools}>
        <SegmentedControl
          label="Breite der Vorschau"
          options={{ phone: 'Handy', tablet: 'Tablet', desktop: 'Desktop' }}
          value={device}
          onChange={setDevice}
        />
        <span className={styles.path}>/{path}</span>
        <LinkButton variant="text" icon="external-link" label="Seite in neuem Tab ansehen" to={`/${path}`} isNewTab />
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          key={path}
          ref={frame}
          title="Vorschau der Seite"
          src={`/${path}?${previewParameter}=1`}
          style={{
            width: widths[device],
            height: size.height / scale || 0,
            left: (size.width - widths[device] * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}

/** Sends the blocks and the selected field to the preview, and receives which block or which place for a block was pressed. */
function usePreviewMessages(frame: { current: HTMLIFrameElement | null }, state: Omit<Props, 'path'>): void {
  const { blocks, selected, insertion, isReadOnly, canvas } = state;
  const { id, field } = selected;
  const [loadCount, setLoadCount] = useState(0);
  const post = (message: PageMessage): void => {
    if (frame.current?.contentWindow) postPreviewMessage(frame.current.contentWindow, message);
  };
  const handleMessage = useStableCallback((message: EditorMessage, source: unknown) => {
    if (source !== frame.current?.contentWindow) return; // a revision of the page
    if (message.preview === 'ready') setLoadCount(count => count + 1);
    else if (message.preview === 'pick') canvas.select(message.id, message.field);
    else if (message.preview !== 'insert') canvas.handle(message, post);
    else if (insertion.isPossible) insertion.open(message.after);
  });
  useEffect(() => onPreviewMessage<EditorMessage>(handleMessage), [handleMessage]);
  const handleKey = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    post({ preview: 'focus' });
  });
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [handleKey]);
  const canInsert = insertion.isPossible;
  const sent = useRef<{ loadCount: number; blocks: Blocks }>({ loadCount: 0, blocks: [] });
  useEffect(() => {
    if (loadCount === 0) return;
    const isSent = new Set(sent.current.loadCount === loadCount ? sent.current.blocks : []);
    sent.current = { loadCount, blocks };
    const changed = blocks.filter(block => !isSent.has(block)).map(withoutEmptySlots);
    const content = { order: blocks.map(({ id }) => id), changed, canInsert, canEdit: !isReadOnly };
    postPreviewMessage(frame.current!.contentWindow!, { preview: 'content', ...content });
  }, [frame, loadCount, blocks, canInsert, isReadOnly]);
  useEffect(() => {
    if (loadCount === 0) return;
    const name = field?.startsWith('value.') ? field.slice('value.'.length) : null;
    postPreviewMessage(frame.current!.contentWindow!, { preview: 'selected', id, field: name });
  }, [frame, loadCount, id, field]);
}
