/** The rendered image with the frame of the selected layer. A press selects the topmost layer there. */
import { useRef } from 'react';
import { layerAt, type Frame } from '../frame';
import { layerName } from '../layers';
import type { Layers } from '../useLayers';
import { LayerFrame } from './LayerFrame';
import styles from './preview.module.css';

interface Props {
  canvas: Pick<Frame, 'width' | 'height'>;
  layers: Layers;
  source: string | undefined;
  isUpdating: boolean;
}

export function TemplateCanvas({ canvas, layers, source, isUpdating }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { rows, selected } = layers;
  const scale = (): number => area.current!.getBoundingClientRect().width / canvas.width;
  const selectAt = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    const { left, top } = area.current!.getBoundingClientRect();
    const found = layerAt(rows, { x: (clientX - left) / scale(), y: (clientY - top) / scale() });
    if (found) layers.select(found);
  };
  const ratio = canvas.width / canvas.height;
  return (
    <div className={styles.stage}>
      <div
        ref={area}
        className={styles.canvas}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, ${canvas.width}px, ${ratio} * var(--canvas-height))` }}
        aria-busy={isUpdating}
      >
        <button type="button" className={styles.surface} tabIndex={-1} aria-label="Ebene an dieser Stelle auswählen" onClick={selectAt}>
          {source && <img src={source} alt="Vorschau der Bildvorlage" draggable={false} />}
        </button>
        {selected && (
          <LayerFrame
            layer={selected}
            name={layerName(rows, selected)}
            canvas={canvas}
            scale={scale}
            onChange={frame => layers.change(selected, { ...frame })}
            onPress={selectAt}
          />
        )}
      </div>
    </div>
  );
}
