/** Loads a component when it is first needed. When loading fails, the page around it stays as it is, with all input. */
import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Alert } from './Alert';

/** Tells whether a chunk of the client could not be loaded; the messages are those of Chromium, Firefox, Safari and Vite. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message);

interface LazyBoundaryProps {
  /** Shown while the component loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

export const LazyBoundary = ({ fallback, children }: LazyBoundaryProps) => (
  <ErrorBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

/** Browsers do not load a failed script again until the page is loaded again. */
export const ReloadAlert = () => (
  <Alert tone="warning" isNew title="Dieser Teil der Seite konnte nicht geladen werden.">
    <p>Speichern Sie, was Sie eingegeben haben, und laden Sie die Seite dann neu.</p>
    <Button variant="secondary" size="small" icon="refresh-cw" onPress={() => location.reload()}>
      Seite neu laden
    </Button>
  </Alert>
);

// React supports error boundaries only as classes.
class ErrorBoundary extends Component<Pick<LazyBoundaryProps, 'children'>, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkLoadError(error)) throw error;
    return <ReloadAlert />;
  }
}
