import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SoundButton } from './SoundButton';
import { announced, played } from './testing/fakeAudio';

function Sound() {
  const [isSoundOn, setSoundOn] = useState(true);
  const sound = { isSoundOn, setSoundOn, isSoundUnlocked: true, isSoundBlocked: false, isPaused: false, pause: () => {} };
  return <SoundButton sound={sound} />;
}

test('tests the sound, and says in words that it is off', async () => {
  played.length = 0;
  render(<Sound />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ton testen' }));
  expect(announced()).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Ton ausschalten' }));
  await user.click(screen.getByText('Ton ist aus'));
  screen.getByRole('button', { name: 'Ton ausschalten' });
});
