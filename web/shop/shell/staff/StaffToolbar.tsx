/**
 * The staff toolbar above the shop (SHELL-17, SHELL-18). Without a session it costs no request and no script. The preview of the page editor
 * shows the page as visitors see it.
 */
import { lazy } from 'react';
import { hasSession } from '../../../app/csrf';
import { isPreviewFrame } from '../../../blocks/preview/previewFrame';
import { LazyBoundary } from '../../../ui/feedback/LazyBoundary';

const StaffToolbarContent = lazy(async () => ({ default: (await import('./StaffToolbarContent')).StaffToolbarContent }));

export const StaffToolbar = () =>
  hasSession() &&
  !isPreviewFrame() && (
    <LazyBoundary>
      <StaffToolbarContent />
    </LazyBoundary>
  );
