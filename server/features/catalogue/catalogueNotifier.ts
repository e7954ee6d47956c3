/** Tells open shops that something of the catalogue has changed: at once, and then at most once a second, however much changes. */
import { publish, type Bus, type CatalogueChange, type Told } from '../../platform/events/events';

const pause = 1_000;
const most = 100;

/** What open shops show. */
const shown: ReadonlySet<string> = new Set(['branch', 'category', 'config', 'division', 'donatee', 'menu', 'product', 'table', 'tag']);

export interface CatalogueNews {
  hear: (told: Told<'recordChanged'>) => void;
  stop: () => void;
}

export function createNews(bus: Bus): CatalogueNews {
  let waiting: CatalogueChange = { ids: [], isMore: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(number: number): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.ids.length > 0) speak(number);
    }, pause).unref();
    const payload = waiting;
    waiting = { ids: [], isMore: false };
    publish(bus, { number, name: 'catalogueChanged', payload });
  }

  return {
    hear: ({ number, payload: { collection, id } }) => {
      if (!shown.has(collection)) return;
      if (waiting.ids.length < most) waiting.ids.push(id);
      else waiting.isMore = true;
      if (!timer) speak(number);
    },
    stop: () => clearTimeout(timer),
  };
}
