/** The configurator, which the store loads when it is first needed. Without it the page loads less. */
import { useEffect, useState } from 'react';
import type { ConfiguratorProps } from '../../ordering/configurator/useSaveItem';
import { useViewEvent } from '../../ordering/events/useViewEvent';
import { ReloadAlert } from '../../ui/feedback/LazyBoundary';
import { Dialog } from '../../ui/overlays/Dialog';

const loadConfigurator = () => import('../../ordering/configurator/Configurator');

const firstActions = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the configurator at the first action on the page, so that it opens at once, even without a network. */
export function usePreloadConfigurator(): void {
  useEffect(() => {
    const load = (): void => {
      end();
      loadConfigurator().catch(() => {}); // opening it reports the failure
    };
    const end = (): void => firstActions.forEach(action => removeEventListener(action, load));
    firstActions.forEach(action => addEventListener(action, load, { passive: true }));
    return end;
  }, []);
}

export function LazyConfigurator(props: ConfiguratorProps) {
  useViewEvent(props.product);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadConfigurator>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadConfigurator().then(setLoaded, () => setFailed(true)), []);
  if (loaded) return <loaded.Configurator {...props} />;
  if (!hasFailed) return null;
  return (
    <Dialog title={props.product.name} onClose={props.onClose}>
      <ReloadAlert />
    </Dialog>
  );
}
