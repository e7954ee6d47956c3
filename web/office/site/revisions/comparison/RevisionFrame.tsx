/** A version of the page in a frame, as visitors would see it, with marks at the blocks that differ from the other version. */
import { useEffect, useRef, useState } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { onPreviewMessage, postPreviewMessage, type BlockMark, type EditorMessage } from '../../../../blocks/preview/previewMessages';
import { previewParameter } from '../../../../blocks/preview/previewWindow';
import { useElementSize } from '../../../../hooks/useElementSize';
import styles from '../revisions.module.css';

interface Props {
  path: string;
  title: string;
  blocks: Blocks;
  marks: readonly BlockMark[];
  isWide: boolean;
}

export function RevisionFrame({ path, title, blocks, marks, isWide }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useElementSize(stage);
  const width = isWide || size.width > 600 ? 820 : 390;
  const scale = size.width / width;
  useContent(frame, blocks, marks);
  return (
    <figure className={styles.page}>
      {isWide && <figcaption>{title}</figcaption>}
      <div ref={stage} className={styles.stage}>
        <iframe
          ref={frame}
          title={`Seite: ${title}`}
          src={`/${path}?${previewParameter}=1`}
          style={{ width, height: size.height / scale || 0, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

/** Sends the blocks and their marks to the page in the frame once it is ready, and again when they change. */
function useContent(frame: { current: HTMLIFrameElement | null }, blocks: Blocks, marks: readonly BlockMark[]): void {
  const [loadCount, setLoadCount] = useState(0);
  useEffect(
    () =>
      onPreviewMessage<EditorMessage>((message, source) => {
        if (message.preview === 'ready' && source === frame.current?.contentWindow) setLoadCount(count => count + 1);
      }),
    [frame],
  );
  useEffect(() => {
    const order = blocks.map(({ id }) => id);
    if (loadCount > 0)
      postPreviewMessage(frame.current!.contentWindow!, { preview: 'content', order, changed: blocks, canInsert: false, canEdit: false });
  }, [frame, loadCount, blocks]);
  useEffect(() => {
    if (loadCount > 0) postPreviewMessage(frame.current!.contentWindow!, { preview: 'marks', marks });
  }, [frame, loadCount, marks]);
}
