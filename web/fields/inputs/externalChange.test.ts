import { createEchoes } from './externalChange';

test('what was written here is no news, however late it comes back', () => {
  const echoes = createEchoes('');
  for (const text of ['W', 'Wi', 'Wir']) echoes.write(text);
  expect(['W', 'Wi', 'Wir'].map(echoes.isNews)).toEqual([false, false, false]);
});

test('a step taken back is news, and so is what was never written here', () => {
  const echoes = createEchoes('Brot');
  echoes.write('Brote');
  expect(['Brote', 'Brot', 'Semmel', 'Semmel'].map(echoes.isNews)).toEqual([false, true, true, false]);
});

test('what the page passed over is news when it is stepped back to', () => {
  const echoes = createEchoes('');
  for (const text of ['W', 'Wi']) echoes.write(text);
  expect(['Wi', 'W'].map(echoes.isNews)).toEqual([false, true]);
});
