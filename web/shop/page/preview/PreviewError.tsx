/** Shown instead of the preview when its scripts could not be loaded. */
import { useReloadAfterDeploy } from '../../../app/reloadAfterDeploy';
import { ErrorPage } from '../../shell/ErrorPage';

export function PreviewError() {
  const isReloading = useReloadAfterDeploy(true);
  return isReloading ? null : <ErrorPage title="Die Vorschau konnte nicht geladen werden." onRetry={() => location.reload()} />;
}
