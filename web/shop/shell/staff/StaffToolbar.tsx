/**
 * The staff toolbar above the shop (SHELL-17, SHELL-18), not on a self-service device. Without a session it costs no request and no script. The preview of the page editor
 * shows the page as visitors see it, unless its simulator says otherwise.
 */
import { lazy } from 'react';
import { hasSession } from '../../../app/csrf';
import { isSelfService } from '../../../app/storage/browserStorage';
import { isPreview } from '../../../blocks/preview/previewWindow';
import { useSimulatedVisitor } from '../../../blocks/preview/simulatedVisitor';
import { LazyBoundary } from '../../../ui/feedback/LazyBoundary';

const StaffToolbarContent = lazy(async () => ({ default: (await import('./StaffToolbarContent')).StaffToolbarContent }));

export function StaffToolbar() {
  const { isSignedIn } = useSimulatedVisitor();
  if (!hasSession() || isSelfService() || (isPreview() && !isSignedIn)) return null;
  return (
    <LazyBoundary>
      <StaffToolbarContent />
    </LazyBoundary>
  );
}
