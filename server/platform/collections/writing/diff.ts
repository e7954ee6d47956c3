/** What differs between two states of a record, in texts that a log may keep. */
import type { Field, Fields } from '../../../../schema/fields/field';
import type { LogDetail } from '../../context/log';

/** The fields of `after` that differ from `before`, by name; of a record that is new or gone, all that hold something. */
export function changesOf(fields: Fields, before: object | undefined, after: object | undefined): LogDetail[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [before, after].map(record => textOf(record?.[name as never]));
    if (was === is) return [];
    return [letsIn(name, field) ? { name, before: was && masked, after: is && masked } : { name, before: was, after: is }];
  });
}

const masked = '***';
// What lets somebody in, or was made from it, is no more to be read here than anywhere else.
const letsIn = (name: string, { kind }: Field): boolean => kind === 'secret' || /(key|token|hash|password|code)$/i.test(name);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(entry => typeof entry === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
