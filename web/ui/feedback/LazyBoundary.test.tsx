import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { LatePart } from './LazyBoundary';

const failing = (message: string): ComponentType => lazy(() => Promise.reject(new Error(message)));

class Outer extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? 'Alles weg' : this.props.children);
}

function Form({ Part }: { Part: ComponentType }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Outer>
      <input aria-label="Name" />
      <button onClick={() => setAsked(true)}>Mehr</button>
      {isAsked && (
        <LatePart>
          <Part />
        </LatePart>
      )}
    </Outer>
  );
}

// React reports what a boundary caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

async function typeAndAsk(Part: ComponentType): Promise<void> {
  const user = userEvent.setup();
  render(<Form Part={Part} />);
  await user.type(screen.getByLabelText('Name'), 'Halb getippt');
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
}

test('a part that went with a deploy leaves what was typed where it is', async () => {
  await typeAndAsk(failing('Failed to fetch dynamically imported module: /build/assets/Editor-1.js'));
  await screen.findByText('Dieser Teil der Seite konnte nicht geladen werden.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Halb getippt');
});

test('a part that is broken is a matter for the page', async () => {
  await typeAndAsk(failing('x is not a function'));
  await screen.findByText('Alles weg');
});
