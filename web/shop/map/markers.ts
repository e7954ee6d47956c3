/** Adds branch names to a map as buttons. Overlapping labels are raised; too many of them are grouped under their number. */
import mapbox, { type Map, type Marker } from 'mapbox-gl';
import { boundsOf } from './mapStyle';
import { groupLabels, labelOffsets } from './labelGroups';
import type { MapLocation } from './mapView';

export interface MapMarkers {
  /** Highlights the label with this id only; null highlights none. */
  highlight: (id: string | null) => void;
  remove: () => void;
}

interface MarkerOptions {
  /** CSS classes of a marker and of the label in it. */
  markerClass: string;
  labelClass: string;
  onSelect: (location: MapLocation) => void;
  /** Zooms in until these locations are apart; returns false when the map is already that close. */
  onExpandGroup: (locations: readonly MapLocation[]) => boolean;
  onHighlight?: ((id: string | null) => void) | undefined;
}

/** Returns the estimated width of a label in pixels: its characters and its padding. */
const estimatedWidth = (name: string): number => 22 + 8 * name.length;

export function addMarkers(map: Map, locations: readonly MapLocation[], options: MarkerOptions): MapMarkers {
  const labels = new globalThis.Map(locations.map(location => [location.id, createLabelButton(location, options)]));
  let markers: Marker[] = [];
  let renderedGroups = '';

  function updateLayout(): void {
    const positions = locations.map(location => ({ id: location.id, width: estimatedWidth(location.name), ...projectTip(map, location) }));
    const [nearby, distant] = [
      positions.filter(position => isNearViewport(map, position)),
      positions.filter(spot => !isNearViewport(map, spot)),
    ];
    const offsets = labelOffsets(nearby);
    const groups = [...(offsets ? nearby.map(position => [position]) : groupLabels(nearby)), ...distant.map(spot => [spot])];
    const groupKey = groups.map(group => group.map(({ id }) => id).join()).join(' ');
    if (groupKey !== renderedGroups)
      renderGroups(groups.map(group => locations.filter(location => group.some(({ id }) => id === location.id))));
    renderedGroups = groupKey;
    markers.forEach((marker, index) => {
      const offset = offsets?.get(groups[index]![0]!.id) ?? 0;
      marker.getElement().style.setProperty('--lift', `${offset}px`);
      marker.getElement().style.setProperty('--height', String(Math.round(offset))); // Lines of raised labels are drawn behind lower labels.
    });
  }

  function renderGroups(groups: readonly (readonly MapLocation[])[]): void {
    const activeElement = document.activeElement;
    markers.forEach(marker => marker.remove());
    markers = groups.map(members =>
      new mapbox.Marker({ element: createMarkerElement(members), anchor: members.length > 1 ? 'center' : 'bottom' })
        .setLngLat(boundsOf(members).getCenter())
        .addTo(map),
    );
    // A button that moves in the document loses the focus.
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus({ preventScroll: true });
  }

  function createMarkerElement(members: readonly MapLocation[]): HTMLElement {
    const element = Object.assign(document.createElement('div'), { className: options.markerClass });
    element.setAttribute('role', 'group'); // Otherwise the map library marks it as an image.
    element.setAttribute('aria-label', members.map(({ name }) => name).join(', '));
    const memberLabels = members.map(({ id }) => labels.get(id)!);
    element.append(
      ...(memberLabels.length > 1 ? [createGroupButton(members, options, () => element.replaceChildren(...memberLabels))] : memberLabels),
    );
    return element;
  }

  updateLayout();
  map.on('moveend', updateLayout);
  return {
    highlight: highlightedId => labels.forEach((label, id) => label.toggleAttribute('data-marked', id === highlightedId)),
    remove: () => {
      map.off('moveend', updateLayout);
      markers.forEach(marker => marker.remove());
    },
  };
}

/** Locations beyond the horizon have no usable pixel position. */
function isNearViewport(map: Map, { x, y }: { x: number; y: number }): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -clientWidth && x < 2 * clientWidth && y > -clientHeight && y < 2 * clientHeight;
}

function projectTip(map: Map, { longitude, latitude }: MapLocation): { x: number; y: number } {
  const { x, y } = map.project([longitude, latitude]);
  return { x, y };
}

/** Creates the button of a group. A press zooms in or, if that separates nothing, shows all labels. */
function createGroupButton(
  members: readonly MapLocation[],
  { labelClass, onExpandGroup }: MarkerOptions,
  showAllLabels: () => void,
): HTMLElement {
  const text = `${members.length} Filialen`;
  const element = createButton({ className: labelClass, label: `${text} hier zeigen`, text });
  element.addEventListener('click', () => {
    if (onExpandGroup(members)) return;
    const parent = element.parentElement;
    showAllLabels();
    parent?.querySelector('button')?.focus({ preventScroll: true });
  });
  return element;
}

function createLabelButton(location: MapLocation, { labelClass, onSelect, onHighlight }: MarkerOptions): HTMLElement {
  const element = createButton({ className: labelClass, label: `${location.name} auf der Karte zeigen`, text: location.name });
  element.addEventListener('click', () => onSelect(location));
  for (const [eventType, id] of [
    ['pointerenter', location.id],
    ['focus', location.id],
    ['pointerleave', null],
    ['blur', null],
  ] as const)
    element.addEventListener(eventType, () => onHighlight?.(id));
  return element;
}

function createButton({ className, label, text }: { className: string; label: string; text: string }): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  element.append(Object.assign(document.createElement('span'), { textContent: text }));
  return element;
}
