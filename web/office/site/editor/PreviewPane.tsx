/** Previews the edited page in a frame of any size, and in a window of its own. */
import { useRef, type RefObject } from 'react';
import { useElementSize } from '../../../hooks/useElementSize';
import { LinkButton } from '../../../ui/actions/Button';
import { frameSize } from './preview/previewSize';
import { PreviewStage } from './preview/PreviewStage';
import { SizeControls } from './preview/SizeControls';
import type { SimulationState } from './preview/simulator/simulation';
import { SimulationNotice } from './preview/simulator/SimulationNotice';
import { Simulator } from './preview/simulator/Simulator';
import { usePreviewSize } from './preview/usePreviewSize';
import { WindowButton } from './preview/WindowButton';
import styles from './PreviewPane.module.css';

interface Props extends SimulationState {
  path: string;
  frame: RefObject<HTMLIFrameElement | null>;
}

export function PreviewPane({ path, frame, ...simulator }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const pane = useElementSize(stage);
  const [size, changeSize] = usePreviewSize();
  const framed = frameSize(size, pane);
  return (
    <section className={styles.pane} aria-label="Vorschau">
      <div className={styles.tools}>
        <SizeControls size={size} frame={framed} onChange={changeSize} />
        <div className={styles.actions}>
          <Simulator {...simulator} />
          <WindowButton path={path} size={framed} />
          <LinkButton variant="text" icon="external-link" label="Seite in neuem Tab ansehen" to={`/${path}`} isNewTab />
        </div>
      </div>
      <SimulationNotice {...simulator} />
      <PreviewStage {...{ path, stage, frame }} size={framed} paneWidth={pane.width} onResize={width => changeSize({ width })} />
    </section>
  );
}
