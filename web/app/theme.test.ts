import { renderHook } from '@testing-library/react';
import { stylesheetsOf, useTheme, variablesOf, type ThemeSettings } from './theme';

const nothing: ThemeSettings = {
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

test('a shop that decided nothing keeps the look of the house', () => {
  expect(variablesOf(nothing)).toEqual({});
});

test('what a shop decided becomes the variables of the page', () => {
  expect(variablesOf({ ...nothing, color1: '#1E4B38', borderRadius: '.625rem', fontDisplay: 'Sansita', buttonEdge: '3px' })).toEqual({
    '--color-1': '#1E4B38',
    '--on-color-1': '#ffffff',
    '--radius': '.625rem',
    '--font-display': '"Sansita", "Figtree", system-ui, sans-serif',
    '--display-weight': '700',
    '--display-tracking': '-.005em',
    '--btn-edge': '3px',
  });
});

test('text on a block changes only where it could not be read', () => {
  expect(variablesOf({ ...nothing, blockYellow: '#F7CB55' })).toEqual({ '--block-yellow': '#F7CB55' });
  expect(variablesOf({ ...nothing, blockYellow: '#5B3320' })['--on-block-yellow']).toBe('#ffffff');
  expect(variablesOf({ ...nothing, blockGreen: '#CFE6E8' })['--on-block-green']).toBe('#1b1917');
});

test('text on a light colour is dark', () => {
  expect(variablesOf({ ...nothing, color1: '#F6C445' })['--on-color-1']).toBe('#1b1917');
});

test('numerals stand under each other in the letters of the house alone: others widen their spaces for it', () => {
  expect(variablesOf({ ...nothing, fontBody: 'Figtree', fontDisplay: 'Sansita' })['--numerals']).toBeUndefined();
  expect(variablesOf({ ...nothing, fontBody: 'Lora' })['--numerals']).toBe('lining-nums');
});

test('letters the client does not have come in stylesheets of our own server, and go with the look', () => {
  const theme = { ...nothing, fontDisplay: 'Playfair Display', fontBody: 'Figtree' };
  const sheets = ['400', '700'].map(weight => `/fonts/google/Playfair%20Display/style-${weight}.embed.css`);
  expect(stylesheetsOf(theme)).toEqual(sheets);
  expect(stylesheetsOf({ fontDisplay: 'Sansita', fontBody: null })).toEqual([]);
  const linked = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'));
  const { unmount } = renderHook(() => useTheme(theme));
  expect(linked()).toEqual(sheets);
  unmount();
  expect(linked()).toEqual([]);
});
