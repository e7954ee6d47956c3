/** Drags a block by its handle to another place of the page. A long page is zoomed out meanwhile. */
import type { Id } from '../../../../../schema/fields/field';
import { postToEditor } from '../../../../blocks/preview/previewMessages';
import { blockElement, blockElements } from '../elements';
import styles from './BlockChip.module.css';
import { zoomOut } from './zoomOut';

/** Pixels that the pointer moves before a press becomes a drag, the height of the edges that scroll, and pixels per frame at most. */
const dragDistance = 5;
const edge = 60;
const maxSpeed = 24;

export function startDragging(down: PointerEvent, id: Id): void {
  const handle = down.currentTarget ?? down.target;
  if (down.button !== 0 || !(handle instanceof HTMLElement)) return;
  handle.setPointerCapture(down.pointerId);
  const listeners = new AbortController();
  const { signal } = listeners;
  let drag: Drag | undefined;
  const end = (isDropped: boolean): void => {
    listeners.abort();
    drag?.end(isDropped);
    if (drag)
      addEventListener('click', event => event.stopImmediatePropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
  };
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (!drag && Math.abs(clientY - down.clientY) > dragDistance) drag = new Drag(id, down.clientY);
      drag?.moveTo(clientY);
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end(false);
  };
  addEventListener('keydown', cancel, { capture: true, signal });
}

class Drag {
  private readonly line = document.createElement('div');
  private readonly element: HTMLElement | null;
  private readonly zoom;
  private y: number;
  private frame = 0;

  constructor(
    private readonly id: Id,
    y: number,
  ) {
    this.y = y;
    this.element = blockElement(id);
    this.element?.classList.add(styles.dragged!);
    this.line.className = styles.line!;
    document.body.append(this.line);
    this.zoom = zoomOut(y);
    this.scrollAtEdges();
  }

  moveTo(y: number): void {
    this.y = y;
    const places = this.places();
    const { top } = places.find(({ after }) => after === this.target(places))!;
    this.line.style.insetBlockStart = `${top}px`;
  }

  end(isDropped: boolean): void {
    cancelAnimationFrame(this.frame);
    const after = this.target(this.places());
    this.line.remove();
    this.element?.classList.remove(styles.dragged!);
    this.zoom.end(isDropped ? this.element : null);
    if (isDropped && after !== this.id) postToEditor({ preview: 'move', id: this.id, after });
  }

  /** The places between the blocks, and the middles of the blocks before them. */
  private places(): { after: Id | null; top: number; middle: number }[] {
    const rects = blockElements().map(element => ({ id: element.dataset.block!, rect: element.getBoundingClientRect() }));
    const start = { after: null, top: rects[0]?.rect.top ?? 0, middle: -Infinity };
    return [start, ...rects.map(({ id, rect }) => ({ after: id, top: rect.bottom, middle: rect.top + rect.height / 2 }))];
  }

  /** The block after which the dragged one would be; its own id where it would stay. */
  private target(places: ReturnType<Drag['places']>): Id | null {
    const index = places.findLastIndex(({ middle }) => middle < this.y);
    return places[index + 1]?.after === this.id ? this.id : places[index]!.after;
  }

  private readonly scrollAtEdges = (): void => {
    const distance = Math.min(0, this.y - edge) + Math.max(0, this.y - innerHeight + edge);
    const speed = Math.max(-maxSpeed, Math.min(maxSpeed, distance / 3));
    if (speed !== 0) {
      this.zoom.scrollBy(speed);
      this.moveTo(this.y);
    }
    this.frame = requestAnimationFrame(this.scrollAtEdges);
  };
}
