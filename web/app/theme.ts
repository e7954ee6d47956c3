/** Applies the shop's theme: its settings as the CSS variables of tokens.css. */
import { useLayoutEffect } from 'react';
import type { Settings } from '../../schema/site/settings';
import { clientFamilies, stylesheetUrl } from '../../schema/site/fonts';
import { otherTextColor } from '../../schema/blocks/background';
import { textColorOn } from '../../schema/rules/site/colorContrast';

export type ThemeSettings = Pick<
  Settings,
  'color1' | 'color2' | 'colorAccent' | 'blockGreen' | 'blockYellow' | 'borderRadius' | 'fontDisplay' | 'fontBody' | 'buttonEdge'
>;

const ink = '#1b1917';

/** The only bundled font with every weight; other fonts have at least 700. */
const variableFamily = 'Figtree';

/** The fonts of the device that deviceFonts.css fits to the bundled ones. */
const deviceFonts = ['Arial', 'Roboto', 'Open Sans'];

function fontStack(name: string): string {
  const family = name.replaceAll('"', '');
  const fitted = clientFamilies.includes(family) ? family : variableFamily;
  const families = [family, ...deviceFonts.map(font => `${fitted} ${font}`), variableFamily];
  return `${[...new Set(families)].map(entry => `"${entry}"`).join(', ')}, system-ui, sans-serif`;
}

/** Returns the neutral colors and text colors with a tint of the accent. The text colors stay as dark as in tokens.css. */
const tintedColors = (accent: string) => ({
  '--bg': `color-mix(in oklab, ${accent} 5%, #fffffc)`,
  '--sunken': `color-mix(in oklab, ${accent} 11%, #f8f4ec)`,
  '--line': `color-mix(in oklab, ${accent} 17%, #e8e2d8)`,
  '--line-2': `color-mix(in oklab, ${accent} 20%, #ccc5b8)`,
  '--ink': `color-mix(in oklab, ${accent} 7%, #20140c)`,
  '--ink-2': `color-mix(in oklab, ${accent} 10%, #47372a)`,
  '--ink-3': `color-mix(in oklab, ${accent} 10%, #625242)`,
});

/** Returns the CSS variables of the settings; empty settings keep the value of tokens.css. */
export function themeVariables(theme: ThemeSettings): Readonly<Record<string, string>> {
  const { color1, color2, colorAccent, blockGreen, blockYellow, borderRadius, fontDisplay, fontBody, buttonEdge } = theme;
  const isFixedWeight = fontDisplay !== null && fontDisplay !== variableFamily;
  const variables: Readonly<Record<string, string | null | false>> = {
    '--color-1': color1,
    '--on-color-1': color1 && textColorOn(color1, ink),
    '--color-2': color2,
    '--color-accent': colorAccent,
    ...(colorAccent && tintedColors(colorAccent)),
    '--on-color-accent': colorAccent && textColorOn(colorAccent, ink),
    '--block-green': blockGreen,
    '--on-block-green': blockGreen && otherTextColor('green', blockGreen),
    '--block-yellow': blockYellow,
    '--on-block-yellow': blockYellow && otherTextColor('yellow', blockYellow),
    '--radius': borderRadius,
    '--font-display': fontDisplay && fontStack(fontDisplay),
    '--display-weight': isFixedWeight && '700',
    '--display-tracking': isFixedWeight && '-.005em',
    '--font-body': fontBody && fontStack(fontBody),
    '--btn-edge': buttonEdge,
    // In some fonts, tabular numerals widen the spaces.
    '--numerals': fontStylesheets(theme).length > 0 && 'lining-nums',
  };
  return Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The weights of normal and bold text. */
const weights = ['400', '700'];

/** Returns the stylesheets of fonts the client does not bundle. The own server delivers them (G-085). */
export const fontStylesheets = ({ fontDisplay, fontBody }: Pick<ThemeSettings, 'fontDisplay' | 'fontBody'>): string[] =>
  [...new Set([fontDisplay, fontBody])]
    .filter((name): name is string => Boolean(name) && !clientFamilies.includes(name!))
    .flatMap(name => weights.map(weight => stylesheetUrl(name, weight)));

function addStylesheet(url: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  document.head.append(link);
  return link;
}

/** Applies the theme from script, so that the content security policy needs no exception. */
export function useTheme(theme: ThemeSettings | undefined): void {
  useLayoutEffect(() => {
    if (!theme) return;
    const { style } = document.documentElement;
    const variables = Object.entries(themeVariables(theme));
    for (const [name, value] of variables) style.setProperty(name, value);
    const links = fontStylesheets(theme).map(addStylesheet);
    return () => {
      for (const link of links) link.remove();
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [theme]);
}
