/** The controls of the size of the preview: devices, width and zoom. */
import { useId, useState } from 'react';
import { mapValues } from '../../../../../schema/objects';
import { Icon } from '../../../../ui/display/Icon';
import { VisuallyHidden } from '../../../../ui/display/layout';
import { Input, Select } from '../../../../ui/inputs/controls';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { clampWidth, devices, sizeText, widthBounds, zooms, type FrameSize, type PreviewSize, type Zoom } from './previewSize';
import styles from '../PreviewPane.module.css';

const options = mapValues(devices, ({ label, icon }) => (
  <span title={label}>
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
));

interface Props {
  size: PreviewSize;
  frame: FrameSize;
  onChange: (change: Partial<PreviewSize>) => void;
}

export function SizeControls({ size, frame, onChange }: Props) {
  return (
    <div className={styles.size}>
      <SegmentedControl
        label="Größe der Vorschau"
        options={options}
        value={typeof size.width === 'number' ? null : size.width}
        onChange={width => onChange({ width })}
      />
      <WidthInput key={frame.width} width={frame.width} onChange={width => onChange({ width })} />
      <span className={styles.zoom}>
        <Select
          label="Zoom der Vorschau"
          options={zooms}
          empty={null}
          value={size.zoom}
          onChange={zoom => onChange({ zoom: zoom as Zoom })}
        />
      </span>
      <VisuallyHidden>
        <span role="status">{`Vorschau: ${sizeText(frame)}`}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The width applies when Enter is pressed or the field is left, because the first digits of a number are another width. */
function WidthInput({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const [text, setText] = useState(String(width));
  const id = useId();
  const apply = (): void => {
    const next = clampWidth(Number(text) || width);
    setText(String(next));
    if (next !== width) onChange(next);
  };
  return (
    <form
      className={styles.width}
      onSubmit={event => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Breite in Pixeln</VisuallyHidden>
      </label>
      <Input id={id} type="number" inputMode="numeric" suffix="px" {...widthBounds} value={text} onChange={setText} onBlur={apply} />
    </form>
  );
}
