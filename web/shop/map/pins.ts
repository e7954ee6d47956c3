/** The names of places on a map, as buttons: a press flies there, a glance points at what belongs to it. */
import mapbox, { type Map } from 'mapbox-gl';
import type { Place } from './view';

export interface Pins {
  /** Points at this place alone; null: at none. */
  mark: (id: string | null) => void;
  remove: () => void;
}

interface Manner {
  className: string;
  onChoose: (place: Place) => void;
  onMark?: ((id: string | null) => void) | undefined;
}

export function pinsOn(map: Map, places: readonly Place[], manner: Manner): Pins {
  const pins = places.map(place => {
    const element = pinOf(place, manner);
    const { longitude, latitude } = place;
    return { id: place.id, element, marker: new mapbox.Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map) };
  });
  return {
    mark: id => pins.forEach(pin => pin.element.toggleAttribute('data-marked', pin.id === id)),
    remove: () => pins.forEach(({ marker }) => marker.remove()),
  };
}

function pinOf(place: Place, { className, onChoose, onMark }: Manner): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('role', 'button'); // else the map makes a picture of it
  element.setAttribute('aria-label', `${place.name} auf der Karte zeigen`);
  element.append(Object.assign(document.createElement('span'), { textContent: place.name }));
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
