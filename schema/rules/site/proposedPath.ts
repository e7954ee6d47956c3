/** The path that a new page gets from its name. */

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns the name as one segment of a path: `Über uns & Team` becomes `ueber-uns-team`. Empty when it has no letter or digit. */
export const proposedPath = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, letter => letters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
