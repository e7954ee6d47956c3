/**
 * Keeps the labels of a map from overlapping: raises a label above its neighbors or, when there are too many, groups them under their
 * number.
 */

/** The tip of a label in pixels from the top left, and the width of its text. */
export interface MapLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The vertical distance of two stacked labels in pixels. */
const labelHeight = 46;
/** The maximum distance of a label from its tip. */
const maxOffset = 3 * labelHeight;

const areSideBySide = (a: MapLabel, b: MapLabel): boolean => Math.abs(a.x - b.x) >= (a.width + b.width) / 2;

/** Returns how far each label (by id) is raised above its tip; undefined when there are too many labels. */
export function labelOffsets(labels: readonly MapLabel[]): Map<string, number> | undefined {
  const positionedLabels: MapLabel[] = [];
  const offsets = new Map<string, number>();
  const overlappingLabel = (label: MapLabel) =>
    positionedLabels.find(other => !areSideBySide(label, other) && Math.abs(label.y - other.y) < labelHeight);
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    let bottom = label.y;
    for (let overlap = overlappingLabel({ ...label, y: bottom }); overlap; overlap = overlappingLabel({ ...label, y: bottom })) {
      bottom = overlap.y - labelHeight;
      if (label.y - bottom > maxOffset) return undefined;
    }
    positionedLabels.push({ ...label, y: bottom });
    offsets.set(label.id, label.y - bottom);
  }
  return offsets;
}

/** Groups labels that overlap; most groups have one member. */
export function groupLabels(labels: readonly MapLabel[]): (readonly MapLabel[])[] {
  const groups = labels.map(label => ({ center: label, members: [label] }));
  for (let i = 0; i < groups.length; i++) {
    const { center, members } = groups[i]!;
    const overlappingIndex = groups.findIndex(
      (other, index) => index > i && !areSideBySide(center, other.center) && Math.abs(center.y - other.center.y) < labelHeight,
    );
    if (overlappingIndex === -1) continue;
    const [other] = groups.splice(overlappingIndex, 1);
    const all = [...members, ...other!.members];
    groups[i] = { center: { ...center, x: meanOf(all, 'x'), y: meanOf(all, 'y') }, members: all };
    i = -1; // The moved group may overlap an earlier one.
  }
  return groups.map(({ members }) => members);
}

const meanOf = (labels: readonly MapLabel[], axis: 'x' | 'y'): number =>
  labels.reduce((sum, label) => sum + label[axis], 0) / labels.length;
