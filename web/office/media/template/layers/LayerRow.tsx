/** A layer in the list: its handle, its name and content, and steps up and down. */
import { useSortable } from '@dnd-kit/sortable';
import type { Row } from '../../../../fields/tree/tree';
import { keyOf } from '../../../../fields/tree/tree';
import { Button } from '../../../../ui/actions/Button';
import { Grip } from '../../../../ui/actions/Grip';
import { Icon, type IconName } from '../../../../ui/display/Icon';
import { VisuallyHidden } from '../../../../ui/display/layout';
import { layerName, layerSummary, layerTypeOf } from '../layers';
import type { Layers } from '../useLayers';
import styles from './layers.module.css';

interface Props {
  row: Row;
  layers: Layers;
  hasErrors: boolean;
  onStep: (step: -1 | 1) => void;
}

const steps = [
  { step: -1, icon: 'chevron-up', text: 'nach oben' },
  { step: 1, icon: 'chevron-down', text: 'nach unten' },
] as const;

export function LayerRow({ row, layers: { rows, selected, select }, hasErrors, onStep }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: keyOf(row) });
  const name = layerName(rows, row);
  const isSelected = row === selected;
  const fromTop = rows.length - 1 - rows.indexOf(row);
  const style = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  const className = [styles.row, isSelected && styles.selected, isDragging && styles.dragged].filter(Boolean).join(' ');
  return (
    <li ref={setNodeRef} style={style} className={className}>
      <Grip ref={setActivatorNodeRef} {...attributes} {...listeners} name={name} />
      <button type="button" className={styles.title} aria-pressed={isSelected} onClick={() => select(row)}>
        <LayerSwatch row={row} />
        <span className={styles.name}>
          <b>{name}</b>
          <small>{layerSummary(row)}</small>
        </span>
        {hasErrors && (
          <span className={styles.error}>
            <Icon name="triangle-alert" />
            <VisuallyHidden>Bitte prüfen</VisuallyHidden>
          </span>
        )}
      </button>
      <span className={styles.buttons}>
        {steps.map(({ step, icon, text }) => (
          <Button
            key={icon}
            {...{ variant: 'text', size: 'small', icon }}
            label={`${name} ${text}`}
            isInactive={fromTop + step < 0 || fromTop + step === rows.length}
            onPress={() => onStep(step)}
          />
        ))}
      </span>
    </li>
  );
}

const icons: Readonly<Record<string, IconName>> = { image: 'image', text: 'type', logo: 'store' };

/** The colors of the layer, or an icon of its type. */
function LayerSwatch({ row }: { row: Row }) {
  const icon = icons[layerTypeOf(row)];
  const [color, color2] = [String(row.color), String(row.color2)];
  const background = row.type === 'gradient' ? `linear-gradient(${color}, ${color2})` : color;
  return (
    <span className={styles.swatch} style={icon ? undefined : { background }}>
      {icon && <Icon name={icon} />}
    </span>
  );
}
