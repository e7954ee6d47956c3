/** Widths of windows are written in pixels and meant in letters: where someone sets letters of double size, half as many fit beside each other. */

/** What a browser takes for a letter until it is told otherwise. */
const letter = 16;

export const inLetters = (query: string): string => query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / letter}em`);
