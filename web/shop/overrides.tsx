/** The parts of the storefront that a shop can override (G-086). Its package registers them at startup, in `shopOverrides.ts`. */
import type { ComponentType, ReactNode } from 'react';

export interface ShopOverrides {
  /** Wraps the content of a page. */
  siteContent: ComponentType<{ children: ReactNode }>;
  /** The label of a navigation entry. */
  navigationItemLabel: ComponentType<{ label: string; suffix?: string | null }>;
  header: ComponentType;
  footer: ComponentType;
  /** Wraps the whole storefront. */
  frontend: ComponentType<{ children: ReactNode }>;
  /** Shown while the shop is loading. */
  loader: ComponentType;
}

const overrides: Partial<ShopOverrides> = {};

export const overrideParts = (parts: Partial<ShopOverrides>): void => void Object.assign(overrides, parts);

const Children = ({ children }: { children: ReactNode }) => children;
const LabelText: ShopOverrides['navigationItemLabel'] = ({ label, suffix }) => [label, suffix].filter(Boolean).join(' ');

/** Returns the override of the shop, else the default. */
export const getOverride = <N extends keyof ShopOverrides>(name: N, defaultPart: ShopOverrides[N]): ShopOverrides[N] =>
  (overrides[name] as ShopOverrides[N] | undefined) ?? defaultPart;

export const SiteContent: ShopOverrides['siteContent'] = props => {
  const Override = getOverride('siteContent', Children);
  return <Override {...props} />;
};

export const NavigationItemLabel: ShopOverrides['navigationItemLabel'] = props => {
  const Override = getOverride('navigationItemLabel', LabelText);
  return <Override {...props} />;
};

export const Frontend: ShopOverrides['frontend'] = props => {
  const Override = getOverride('frontend', Children);
  return <Override {...props} />;
};
