/** The names of places on a map, as buttons: a press flies there, a glance points at what belongs to it. Names that would cover each other are lifted, too many of them stand behind their number. */
import mapbox, { type Map, type Marker } from 'mapbox-gl';
import { boundsOf } from './mapStyle';
import { groupsOf, liftsOf } from './labelGroups';
import type { Place } from './mapView';

export interface Pins {
  /** Points at this place alone; null: at none. */
  mark: (id: string | null) => void;
  remove: () => void;
}

interface Manner {
  /** How a pin looks, and a name on it. */
  pin: string;
  name: string;
  onChoose: (place: Place) => void;
  /** Comes as near as shows these places apart; false: it is as near already. */
  onGather: (places: readonly Place[]) => boolean;
  onMark?: ((id: string | null) => void) | undefined;
}

/** The width of a name: some pixels for each letter, and its edge. */
const widthOf = (name: string): number => 22 + 8 * name.length;

export function pinsOn(map: Map, places: readonly Place[], manner: Manner): Pins {
  const names = new globalThis.Map(places.map(place => [place.id, nameOf(place, manner)]));
  let markers: Marker[] = [];
  let shown = '';

  function arrange(): void {
    const spots = places.map(place => ({ id: place.id, width: widthOf(place.name), ...tipOf(map, place) }));
    const [seen, far] = [spots.filter(spot => isSeen(map, spot)), spots.filter(spot => !isSeen(map, spot))];
    const lifts = liftsOf(seen);
    const groups = [...(lifts ? seen.map(spot => [spot]) : groupsOf(seen)), ...far.map(spot => [spot])];
    const order = groups.map(group => group.map(({ id }) => id).join()).join(' ');
    if (order !== shown) gather(groups.map(group => places.filter(place => group.some(({ id }) => id === place.id))));
    shown = order;
    markers.forEach((marker, index) => {
      const lift = lifts?.get(groups[index]![0]!.id) ?? 0;
      marker.getElement().style.setProperty('--lift', `${lift}px`);
      marker.getElement().style.setProperty('--height', String(Math.round(lift))); // the lines of the higher ones run behind the lower ones
    });
  }

  function gather(groups: readonly (readonly Place[])[]): void {
    const focused = document.activeElement;
    markers.forEach(marker => marker.remove());
    markers = groups.map(members =>
      new mapbox.Marker({ element: pinOf(members), anchor: members.length > 1 ? 'center' : 'bottom' })
        .setLngLat(boundsOf(members).getCenter())
        .addTo(map),
    );
    // Put elsewhere in the page, a button would have lost it.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  }

  function pinOf(members: readonly Place[]): HTMLElement {
    const element = Object.assign(document.createElement('div'), { className: manner.pin });
    element.setAttribute('role', 'group'); // else the map makes a picture of it
    element.setAttribute('aria-label', members.map(({ name }) => name).join(', '));
    const own = members.map(({ id }) => names.get(id)!);
    element.append(...(own.length > 1 ? [numberOf(members, manner, () => element.replaceChildren(...own))] : own));
    return element;
  }

  arrange();
  map.on('moveend', arrange);
  return {
    mark: marked => names.forEach((name, id) => name.toggleAttribute('data-marked', id === marked)),
    remove: () => {
      map.off('moveend', arrange);
      markers.forEach(marker => marker.remove());
    },
  };
}

/** Behind the horizon there is no place to compare. */
function isSeen(map: Map, { x, y }: { x: number; y: number }): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -clientWidth && x < 2 * clientWidth && y > -clientHeight && y < 2 * clientHeight;
}

function tipOf(map: Map, { longitude, latitude }: Place): { x: number; y: number } {
  const { x, y } = map.project([longitude, latitude]);
  return { x, y };
}

/** How many they are; a press comes nearer, or, where that would not part them, names them all. */
function numberOf(members: readonly Place[], { name, onGather }: Manner, nameAll: () => void): HTMLElement {
  const text = `${members.length} Filialen`;
  const element = buttonOf({ className: name, label: `${text} hier zeigen`, text });
  element.addEventListener('click', () => {
    if (onGather(members)) return;
    const place = element.parentElement;
    nameAll();
    place?.querySelector('button')?.focus({ preventScroll: true });
  });
  return element;
}

function nameOf(place: Place, { name, onChoose, onMark }: Manner): HTMLElement {
  const element = buttonOf({ className: name, label: `${place.name} auf der Karte zeigen`, text: place.name });
  element.addEventListener('click', () => onChoose(place));
  for (const [happens, id] of [
    ['pointerenter', place.id],
    ['focus', place.id],
    ['pointerleave', null],
    ['blur', null],
  ] as const)
    element.addEventListener(happens, () => onMark?.(id));
  return element;
}

function buttonOf({ className, label, text }: { className: string; label: string; text: string }): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  element.append(Object.assign(document.createElement('span'), { textContent: text }));
  return element;
}
