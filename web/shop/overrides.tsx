/** The parts of the storefront that a shop may replace with its own (G-086). Its package names them at the start, in `shopPackage.ts`; whatever it does not name stays. */
import type { ComponentType, ReactNode } from 'react';

export interface Parts {
  /** Around the content of a page: a text of the shop, a page of its own. */
  siteContent: ComponentType<{ children: ReactNode }>;
  /** The words of an entry in a navigation. */
  navigationItemLabel: ComponentType<{ label: string; suffix?: string | null }>;
  header: ComponentType;
  footer: ComponentType;
  /** Around everything. */
  frontend: ComponentType<{ children: ReactNode }>;
  /** While the shop is fetched. */
  loader: ComponentType;
}

const replaced: Partial<Parts> = {};

export const replaceParts = (parts: Partial<Parts>): void => void Object.assign(replaced, parts);

const Unchanged = ({ children }: { children: ReactNode }) => children;
const Words: Parts['navigationItemLabel'] = ({ label, suffix }) => [label, suffix].filter(Boolean).join(' ');

/** What is shown for this part: the shop's own, else the usual one. */
export const partOf = <N extends keyof Parts>(name: N, usual: Parts[N]): Parts[N] => (replaced[name] as Parts[N] | undefined) ?? usual;

export const SiteContent: Parts['siteContent'] = props => {
  const Part = partOf('siteContent', Unchanged);
  return <Part {...props} />;
};

export const NavigationItemLabel: Parts['navigationItemLabel'] = props => {
  const Part = partOf('navigationItemLabel', Words);
  return <Part {...props} />;
};

export const Frontend: Parts['frontend'] = props => {
  const Part = partOf('frontend', Unchanged);
  return <Part {...props} />;
};
