import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary';

const lazyError = (message: string): ComponentType => lazy(() => Promise.reject(new Error(message)));

class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? 'Alles weg' : this.props.children);
}

function Form({ Part: LazyPart }: { Part: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PageBoundary>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>Mehr</button>
      {isOpen && (
        <LazyBoundary>
          <LazyPart />
        </LazyBoundary>
      )}
    </PageBoundary>
  );
}

// React logs errors that a boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

async function typeAndOpen(LazyPart: ComponentType): Promise<void> {
  const user = userEvent.setup();
  render(<Form Part={LazyPart} />);
  await user.type(screen.getByLabelText('Name'), 'Halb getippt');
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
}

test('keeps the input when a chunk is missing after a deployment', async () => {
  await typeAndOpen(lazyError('Failed to fetch dynamically imported module: /build/assets/Editor-1.js'));
  await screen.findByText('Dieser Teil der Seite konnte nicht geladen werden.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Halb getippt');
});

test('passes other errors to the page', async () => {
  await typeAndOpen(lazyError('x is not a function'));
  await screen.findByText('Alles weg');
});
