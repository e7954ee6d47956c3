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
  const layer = new MarkerLayer(map, locations, options);
  const updateLayout = (): void => layer.updateLayout();
  updateLayout();
  map.on('moveend', updateLayout);
  return {
    highlight: highlightedId => layer.labels.forEach((label, id) => label.toggleAttribute('data-marked', id === highlightedId)),
    remove: () => {
      map.off('moveend', updateLayout);
      layer.removeMarkers();
    },
  };
}

class MarkerLayer {
  readonly labels: ReadonlyMap<string, HTMLElement>;
  private markers: Marker[] = [];
  private renderedGroups = '';

  constructor(
    private readonly map: Map,
    private readonly locations: readonly MapLocation[],
    private readonly options: MarkerOptions,
  ) {
    this.labels = new globalThis.Map(locations.map(location => [location.id, createLabelButton(location, options)]));
  }

  updateLayout(): void {
    const positions = this.locations.map(location => ({
      id: location.id,
      width: estimatedWidth(location.name),
      ...projectTip(this.map, location),
    }));
    const nearby = positions.filter(position => isNearViewport(this.map, position));
    const distant = positions.filter(position => !isNearViewport(this.map, position));
    const offsets = labelOffsets(nearby);
    const groups = [...(offsets ? nearby.map(position => [position]) : groupLabels(nearby)), ...distant.map(position => [position])].map(
      group => group.map(({ id }) => id),
    );
    this.renderGroups(groups);
    this.markers.forEach((marker, index) => raiseMarker(marker, offsets?.get(groups[index]![0]!) ?? 0));
  }

  removeMarkers(): void {
    this.markers.forEach(marker => marker.remove());
  }

  private renderGroups(groups: readonly (readonly string[])[]): void {
    const groupKey = groups.map(group => group.join()).join(' ');
    if (groupKey === this.renderedGroups) return;
    this.renderedGroups = groupKey;
    const activeElement = document.activeElement;
    this.removeMarkers();
    this.markers = groups.map(group => this.createMarker(this.locations.filter(({ id }) => group.includes(id))));
    // A button that moves in the document loses the focus.
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus({ preventScroll: true });
  }

  private createMarker(members: readonly MapLocation[]): Marker {
    return new mapbox.Marker({ element: this.createMarkerElement(members), anchor: members.length > 1 ? 'center' : 'bottom' })
      .setLngLat(boundsOf(members).getCenter())
      .addTo(this.map);
  }

  private createMarkerElement(members: readonly MapLocation[]): HTMLElement {
    const element = Object.assign(document.createElement('div'), { className: this.options.markerClass });
    element.setAttribute('role', 'group'); // Otherwise the map library marks it as an image.
    element.setAttribute('aria-label', members.map(({ name }) => name).join(', '));
    const memberLabels = members.map(({ id }) => this.labels.get(id)!);
    const showAllLabels = (): void => element.replaceChildren(...memberLabels);
    element.append(...(memberLabels.length > 1 ? [createGroupButton(members, this.options, showAllLabels)] : memberLabels));
    return element;
  }
}

function raiseMarker(marker: Marker, offset: number): void {
  marker.getElement().style.setProperty('--lift', `${offset}px`);
  marker.getElement().style.setProperty('--height', String(Math.round(offset))); // Lines of raised labels are drawn behind lower labels.
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
