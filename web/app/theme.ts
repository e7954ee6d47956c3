/** The shop's own look: its settings as the variables of tokens.css. */
import { useLayoutEffect } from 'react';
import type { Settings } from '../../schema/site/settings';
import { clientFamilies, stylesheetAddress } from '../../schema/site/fonts';
import { contrast, inkOn, readableContrast } from '../../schema/rules/site/colorContrast';

export type ThemeSettings = Pick<
  Settings,
  'color1' | 'color2' | 'colorAccent' | 'blockGreen' | 'blockYellow' | 'borderRadius' | 'fontDisplay' | 'fontBody' | 'buttonEdge'
>;

const ink = '#1b1917';

/** The one family that comes in every weight; of others 700 is the safe one. */
const variableFamily = 'Figtree';

const family = (name: string): string => `"${name.replaceAll('"', '')}", "${variableFamily}", system-ui, sans-serif`;

/** The text of tokens.css on this ground would be hard to read. */
const isUnreadable = (text: string, ground: string): boolean => contrast(text, ground) < readableContrast;

/** The neutral colours and the inks with a breath of the accent, so that any palette looks meant; the inks stay as dark as those of tokens.css. */
const groundOf = (accent: string) => ({
  '--bg': `color-mix(in oklab, ${accent} 5%, #fffffc)`,
  '--sunken': `color-mix(in oklab, ${accent} 11%, #f8f4ec)`,
  '--line': `color-mix(in oklab, ${accent} 17%, #e8e2d8)`,
  '--line-2': `color-mix(in oklab, ${accent} 20%, #ccc5b8)`,
  '--ink': `color-mix(in oklab, ${accent} 7%, #20140c)`,
  '--ink-2': `color-mix(in oklab, ${accent} 10%, #47372a)`,
  '--ink-3': `color-mix(in oklab, ${accent} 10%, #625242)`,
});

/** The variables a shop sets; what it left empty keeps the value of tokens.css. */
export function variablesOf(theme: ThemeSettings): Readonly<Record<string, string>> {
  const { color1, color2, colorAccent, blockGreen, blockYellow, borderRadius, fontDisplay, fontBody, buttonEdge } = theme;
  const isFixedWeight = fontDisplay !== null && fontDisplay !== variableFamily;
  const variables: Readonly<Record<string, string | null | false>> = {
    '--color-1': color1,
    '--on-color-1': color1 && inkOn(color1, ink),
    '--color-2': color2,
    '--color-accent': colorAccent,
    ...(colorAccent && groundOf(colorAccent)),
    '--on-color-accent': colorAccent && inkOn(colorAccent, ink),
    '--block-green': blockGreen,
    '--on-block-green': blockGreen && isUnreadable('#fffdf4', blockGreen) && ink,
    '--block-yellow': blockYellow,
    '--on-block-yellow': blockYellow && isUnreadable('#2b1c0c', blockYellow) && '#ffffff',
    '--radius': borderRadius,
    '--font-display': fontDisplay && family(fontDisplay),
    '--display-weight': isFixedWeight && '700',
    '--display-tracking': isFixedWeight && '-.005em',
    '--font-body': fontBody && family(fontBody),
    '--btn-edge': buttonEdge,
    // In some typefaces the spaces grow as wide as the numerals with them.
    '--numerals': stylesheetsOf(theme).length > 0 && 'lining-nums',
  };
  return Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The weights of text, and of what stands out in it. */
const weights = ['400', '700'];

/** The stylesheets with the letters a shop chose beyond those the client has; our own server answers them, or nothing when it has none (G-085). */
export const stylesheetsOf = ({ fontDisplay, fontBody }: Pick<ThemeSettings, 'fontDisplay' | 'fontBody'>): string[] =>
  [...new Set([fontDisplay, fontBody])]
    .filter((name): name is string => Boolean(name) && !clientFamilies.includes(name!))
    .flatMap(name => weights.map(weight => stylesheetAddress(name, weight)));

function addStylesheet(address: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  document.head.append(link);
  return link;
}

/** Dresses the page. The variables are set from script, so that the content security policy needs no exception. */
export function useTheme(theme: ThemeSettings | undefined): void {
  useLayoutEffect(() => {
    if (!theme) return;
    const { style } = document.documentElement;
    const variables = Object.entries(variablesOf(theme));
    for (const [name, value] of variables) style.setProperty(name, value);
    const links = stylesheetsOf(theme).map(addStylesheet);
    return () => {
      for (const link of links) link.remove();
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [theme]);
}
