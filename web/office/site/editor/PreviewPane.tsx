/** The real page beside its blocks, as it will be, at the widths of a phone, a tablet and a desk. */
import { useEffect, useRef, useState } from 'react';
import { hear, previewMark, tell, type ToEditor } from '../../../blocks/previewMessages';
import { LinkButton } from '../../../ui/actions/Button';
import { Segmented } from '../../../ui/inputs/SegmentedControl';
import type { Blocks } from '../blocks/blockHistory';
import styles from './PreviewPane.module.css';

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof widths;

interface Props {
  path: string;
  blocks: Blocks;
  selected: string | null;
  onPick: (id: string) => void;
}

/** Milliseconds without a change before the page is drawn anew. */
const pause = 120;

/** The page is first seen as on the device it is written on. */
const ownDevice = (): Device =>
  matchMedia('(max-width: 719px)').matches ? 'phone' : matchMedia('(max-width: 1023px)').matches ? 'tablet' : 'desktop';

export function PreviewPane({ path, blocks, selected, onPick }: Props) {
  const [device, setDevice] = useState<Device>(ownDevice);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(stage);
  const scale = Math.min(1, size.width / widths[device]);
  useTalk(frame, { blocks, selected, onPick });
  return (
    <section className={styles.pane} aria-label="Vorschau">
      <div className={styles.tools}>
        <Segmented
          label="Breite der Vorschau"
          options={{ phone: 'Handy', tablet: 'Tablet', desktop: 'Desktop' }}
          value={device}
          onChange={setDevice}
        />
        <span className={styles.address}>/{path}</span>
        <LinkButton look="text" icon="external-link" label="Seite in neuem Tab ansehen" to={`/${path}`} isNewTab />
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          key={path}
          ref={frame}
          title="Vorschau der Seite"
          src={`/${path}?${previewMark}=1`}
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

function useSize(stage: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}

/** Tells the page what is written and which block is open, and hears which was pressed. */
function useTalk(frame: { current: HTMLIFrameElement | null }, { blocks, selected, onPick }: Omit<Props, 'path'>): void {
  const [loads, setLoads] = useState(0);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => hear<ToEditor>(message => (message.preview === 'ready' ? setLoads(count => count + 1) : pick.current(message.id))), []);
  useEffect(() => {
    if (loads === 0) return;
    const timer = setTimeout(() => tell(frame.current!.contentWindow!, { preview: 'content', content: blocks }), pause);
    return () => clearTimeout(timer);
  }, [frame, loads, blocks]);
  useEffect(() => {
    if (loads > 0) tell(frame.current!.contentWindow!, { preview: 'selected', id: selected });
  }, [frame, loads, selected]);
}
