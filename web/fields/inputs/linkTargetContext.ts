/** The component that names the target of a link. Fields do not know pages and branches, so the form provides it. */
import { createContext, type ComponentType } from 'react';

export interface LinkTargetProps {
  /** What the link leads to, such as `site` or `branch`. */
  type: unknown;
  target: unknown;
  suffix: unknown;
  /** The targets of all links of the form, whose names are loaded together. */
  targets: readonly unknown[];
}

export const LinkTargetContext = createContext<ComponentType<LinkTargetProps> | null>(null);
