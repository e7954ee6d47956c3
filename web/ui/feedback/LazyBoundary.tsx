/** A part that is fetched when it is first needed. Where it cannot be, the page around it stays as it is, with all that was typed. */
import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Note } from './Alert';

/** Whether a part of the client could not be fetched, in the words of Chromium, Firefox, Safari and vite. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message);

interface Props {
  /** What is shown while it is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}

export const LatePart = ({ fallback, children }: Props) => (
  <Boundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
);

// React asks for a class here.
class Boundary extends Component<Pick<Props, 'children'>, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isLostPart(error)) throw error;
    return (
      <Note tone="warn" isNew title="Dieser Teil der Seite konnte nicht geladen werden.">
        <p>Speichern Sie, was Sie eingegeben haben, und laden Sie die Seite dann neu.</p>
        <Button look="secondary" size="small" icon="refresh-cw" onPress={() => location.reload()}>
          Seite neu laden
        </Button>
      </Note>
    );
  }
}
