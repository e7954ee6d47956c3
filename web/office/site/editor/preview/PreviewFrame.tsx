/** The frame with the previewed page. Without a network there is no page, and the browser says nothing that helps, so the editor does. */
import { useState, type CSSProperties, type RefObject } from 'react';
import { previewParameter } from '../../../../blocks/preview/previewWindow';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';

interface Props {
  path: string;
  frame: RefObject<HTMLIFrameElement | null>;
  style: CSSProperties;
}

export function PreviewFrame({ path, frame, style }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <ErrorMessage message="Die Vorschau konnte nicht geladen werden." onRetry={() => setFailed(false)} />;
  return (
    <iframe
      ref={frame}
      title="Vorschau der Seite"
      src={`/${path}?${previewParameter}=1`}
      style={style}
      // The error page of a browser belongs to no site, so its document cannot be read.
      onLoad={event => setFailed(event.currentTarget.contentDocument === null)}
    />
  );
}
