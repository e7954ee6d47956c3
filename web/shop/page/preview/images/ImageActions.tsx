/** What can be done with an image on the page. The editor opens the dialogs. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { valueAt } from '../../../../../schema/blocks/valuePath';
import { isArray, keysOf } from '../../../../../schema/objects';
import { postToEditor, type EditMessage, type ImageAction } from '../../../../blocks/preview/previewMessages';
import { Button } from '../../../../ui/actions/Button';
import { imageElements } from '../editing/editMessage';
import { blockElement, findElement } from '../elements';
import styles from './ImageActions.module.css';

const actions: Readonly<Record<ImageAction, string>> = { replace: 'Ersetzen', focalPoint: 'Bildausschnitt', description: 'Beschreibung' };

interface Props {
  place: EditMessage;
  index: number;
  block: StoredBlock;
  onEnd: (isFinished: boolean) => void;
}

export function ImageActions({ place: { id, field }, index, block, onEnd }: Props) {
  const [container] = useState(() => blockElement(id));
  const panel = useRef<HTMLDivElement>(null);
  const ids = valueAt(block.value, field);
  useEffect(() => {
    const element = findElement(id, field);
    const image = element && imageElements(element, isArray(ids) ? ids : [])[index];
    if (!image || !panel.current || !container) return;
    const [inner, outer] = [image.getBoundingClientRect(), container.getBoundingClientRect()];
    panel.current.style.setProperty('--x', `${inner.left + inner.width / 2 - outer.left}px`);
    panel.current.style.setProperty('--y', `${inner.top + inner.height / 2 - outer.top}px`);
    panel.current.querySelector('button')?.focus({ preventScroll: true });
  }, [container, id, field, ids, index]);
  useOutsidePress(panel, onEnd);
  if (!container) return null;
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') onEnd(true);
  };
  return createPortal(
    <div ref={panel} data-canvas="" role="group" aria-label={`Bild ${index + 1}`} className={styles.panel} onKeyDown={handleKey}>
      {keysOf(actions).map(action => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          popup="dialog"
          onPress={() => {
            postToEditor({ preview: 'image', action, id, field, index });
            onEnd(true);
          }}
        >
          {actions[action]}
        </Button>
      ))}
    </div>,
    container,
  );
}

function useOutsidePress(panel: { current: HTMLElement | null }, onEnd: Props['onEnd']): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const handlePress = ({ target }: Event): void => {
      if (!(target instanceof Node && panel.current?.contains(target))) end.current(false);
    };
    addEventListener('pointerdown', handlePress, true);
    addEventListener('focusin', handlePress, true);
    return () => {
      removeEventListener('pointerdown', handlePress, true);
      removeEventListener('focusin', handlePress, true);
    };
  }, [panel]);
}
