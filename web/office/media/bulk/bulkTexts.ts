/** German texts about changes of several images. Pure functions. */

/** Returns a number of images: `1 Bild`, `3 Bilder`. */
export const imageCount = (count: number): string => (count === 1 ? '1 Bild' : `${count} Bilder`);

/** Returns what happens to the selected images, of which some are used. */
export function deletionText(count: number, usedCount: number): string {
  if (usedCount === 0) return 'Das lässt sich nicht rückgängig machen.';
  if (usedCount === count)
    return count === 1
      ? 'Das Bild wird benutzt und bleibt deshalb erhalten.'
      : `${count === 2 ? 'Beide' : `Alle ${count}`} Bilder werden benutzt und bleiben deshalb erhalten.`;
  const used = usedCount === 1 ? 'wird eines benutzt und bleibt' : `werden ${usedCount} benutzt und bleiben`;
  const rest = count - usedCount === 1 ? 'Das andere wird' : `Die anderen ${count - usedCount} werden`;
  return `Von ${count} Bildern ${used} erhalten. ${rest} gelöscht; das lässt sich nicht rückgängig machen.`;
}
