/** A content that is stored once and that any number of pages show. */
import { reference } from '../fields/field';
import { block } from './block';

export const sharedBlock = block({
  label: 'Gemeinsamer Inhalt',
  hint: 'Einmal gespeichert, auf vielen Seiten',
  icon: 'copy',
  group: 'shop',
  summary: {},
  value: { block: reference({ label: 'Inhalt', to: 'block' }) },
  config: {},
  example: {},
});
