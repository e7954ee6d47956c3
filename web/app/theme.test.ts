import { renderHook } from '@testing-library/react';
import { fontStylesheets, useTheme, themeVariables, type ThemeSettings } from './theme';

const emptyTheme: ThemeSettings = {
  color1: null,
  color2: null,
  colorAccent: null,
  blockGreen: null,
  blockYellow: null,
  borderRadius: null,
  fontDisplay: null,
  fontBody: null,
  buttonEdge: null,
};

test('sets no variables without settings', () => {
  expect(themeVariables(emptyTheme)).toEqual({});
});

test('sets the variables of the settings', () => {
  expect(themeVariables({ ...emptyTheme, color1: '#1E4B38', borderRadius: '.625rem', fontDisplay: 'Sansita', buttonEdge: '3px' })).toEqual({
    '--color-1': '#1E4B38',
    '--on-color-1': '#ffffff',
    '--radius': '.625rem',
    '--font-display': '"Sansita", "Sansita Arial", "Sansita Roboto", "Sansita Open Sans", "Figtree", system-ui, sans-serif',
    '--display-weight': '700',
    '--display-tracking': '-.005em',
    '--btn-edge': '3px',
  });
});

test('changes the text color of a block only when its contrast is too low', () => {
  expect(themeVariables({ ...emptyTheme, blockYellow: '#F7CB55' })).toEqual({ '--block-yellow': '#F7CB55' });
  expect(themeVariables({ ...emptyTheme, blockYellow: '#5B3320' })['--on-block-yellow']).toBe('#ffffff');
  expect(themeVariables({ ...emptyTheme, blockGreen: '#CFE6E8' })['--on-block-green']).toBe('#1b1917');
});

test('uses dark text on a light color', () => {
  expect(themeVariables({ ...emptyTheme, color1: '#F6C445' })['--on-color-1']).toBe('#1b1917');
});

test('uses tabular numerals only with the bundled fonts', () => {
  expect(themeVariables({ ...emptyTheme, fontBody: 'Figtree', fontDisplay: 'Sansita' })['--numerals']).toBeUndefined();
  expect(themeVariables({ ...emptyTheme, fontBody: 'Lora' })['--numerals']).toBe('lining-nums');
});

test("loads other fonts from the server's own stylesheets and removes them with the theme", () => {
  const theme = { ...emptyTheme, fontDisplay: 'Playfair Display', fontBody: 'Figtree' };
  const sheets = ['400', '700'].map(weight => `/fonts/google/Playfair%20Display/style-${weight}.embed.css`);
  expect(fontStylesheets(theme)).toEqual(sheets);
  expect(fontStylesheets({ fontDisplay: 'Sansita', fontBody: null })).toEqual([]);
  const linkedUrls = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'));
  const { unmount } = renderHook(() => useTheme(theme));
  expect(linkedUrls()).toEqual(sheets);
  unmount();
  expect(linkedUrls()).toEqual([]);
});
