/** Makes a page of more than two screens small for a while, so that more of it is seen at once. */
import styles from './BlockChip.module.css';

/** Below this, blocks look the same. */
const minScale = 0.2;

interface Zoom {
  scrollBy: (pixels: number) => void;
  /** Shows the page in its size again, with this element in view, or as it was. */
  end: (element: HTMLElement | null) => void;
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Keeps the content at this height of the window in its place. */
export function zoomOut(y: number): Zoom {
  const page = document.getElementById('root')!;
  const before = scrollY;
  const height = page.offsetHeight;
  const scale = height > 2 * innerHeight ? Math.max(minScale, innerHeight / height) : 1;
  const lastTop = Math.max(0, height * scale - innerHeight);
  const scrollWithin = (top: number): void => scrollTo(Math.max(0, Math.min(lastTop, top)));
  if (scale < 1) {
    page.classList.add(styles.small!);
    page.style.transform = `scale(${scale})`;
    scrollWithin((before + y) * scale - y);
  }
  return {
    scrollBy: pixels => scrollWithin(scrollY + pixels),
    end: element => {
      page.style.transform = '';
      page.classList.remove(styles.small!);
      if (element) scrollToDropped(element);
      else scrollTo(before);
    },
  };
}

/** Milliseconds until a dropped block has its new place. */
const moveTime = 1_000;

function scrollToDropped(element: HTMLElement): void {
  const scroll = (): void => element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const observer = new MutationObserver(scroll);
  observer.observe(element.parentElement!, { childList: true });
  setTimeout(() => observer.disconnect(), moveTime);
  scroll();
}
