/** The target of an entry of a navigation, and why the shop may not show it. */
import type { LinkTargetsQuery } from './LinkTargets.generated';

interface LinkTargetState {
  text: string;
  warning?: string;
}

interface Link {
  type: unknown;
  target: unknown;
  suffix: unknown;
}

/** How each kind of record is named, and its path. */
const kinds = {
  site: { label: 'Seite', missing: 'Diese Seite gibt es nicht mehr.', hidden: 'Diese Seite ist nicht öffentlich.' },
  branch: { label: 'Filiale', missing: 'Diese Filiale gibt es nicht mehr.', hidden: 'Diese Filiale ist nicht öffentlich.' },
};

/** Returns undefined while it is not known. The previous response is of other entries. */
export function linkTargetState(
  { type, target, suffix }: Link,
  data?: LinkTargetsQuery,
  previous?: LinkTargetsQuery,
): LinkTargetState | undefined {
  const end = typeof suffix === 'string' ? suffix : '';
  if (type === 'home') return { text: `Startseite ${end}`.trim() };
  if (typeof target !== 'string' || !target) return { text: '', warning: 'Das Ziel fehlt.' };
  if (type !== 'site' && type !== 'branch') return { text: target + end };
  const { label, missing, hidden } = kinds[type];
  const record = (data ?? previous)?.linkTargets.find(({ id }) => id === target);
  if (!record) return data && { text: label, warning: missing };
  const text = `${label} ${record.name} · /${record.path}${end}`;
  return record.isPublic ? { text } : { text, warning: `${hidden} Der Eintrag wird nicht angezeigt.` };
}
