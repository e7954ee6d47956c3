/** Loads what appears above the page when it is needed. Without its code it is not displayed; the page stays. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export const lazyNotice = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      Notice => ({ default: Notice }),
      () => ({ default: (_props: P) => null }),
    ),
  );
