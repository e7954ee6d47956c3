/** Converts pixel widths in media queries to em, so that layouts follow the font size of the browser. */

/** The default font size of browsers in pixels. */
const defaultFontSize = 16;

export const emMediaQuery = (query: string): string =>
  query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / defaultFontSize}em`);
