/** What can be done with several pages at once. Each page is prepared before the confirmation, then changed on its own. */
import type { ApolloClient } from '@apollo/client';
import type { IconName } from '../../../../ui/display/Icon';
import type { ListedSite } from '../useSites';
import { prepareDeletion, preparePublication, prepareWithdrawal } from './preparePage';

/** Either how the page is changed, or why it stays as it is. */
export type Preparation = { run: () => Promise<unknown> } | { reason: string };

export interface BulkAction {
  label: string;
  icon: IconName;
  /** Asks for a confirmation, with the number of pages. */
  question: (pages: string) => string;
  explanation: string;
  doneText: (pages: string) => string;
  /** Pages are deleted after those below them. */
  operation: 'update' | 'delete';
  prepare: (client: ApolloClient, page: ListedSite, selected: readonly ListedSite[]) => Promise<Preparation>;
}

export const bulkActions = {
  publish: {
    label: 'Veröffentlichen',
    icon: 'globe',
    question: pages => `${pages} veröffentlichen?`,
    explanation: 'Besucher sehen dann die letzte Fassung.',
    doneText: pages => `${pages} veröffentlicht.`,
    operation: 'update',
    prepare: preparePublication,
  },
  unpublish: {
    label: 'Zurückziehen',
    icon: 'eye-off',
    question: pages => `${pages} zurückziehen?`,
    explanation: 'Besucher sehen sie dann nicht mehr.',
    doneText: pages => `${pages} zurückgezogen.`,
    operation: 'update',
    prepare: prepareWithdrawal,
  },
  delete: {
    label: 'Löschen',
    icon: 'trash-2',
    question: pages => `${pages} löschen?`,
    explanation: 'Das lässt sich nicht rückgängig machen.',
    doneText: pages => `${pages} gelöscht.`,
    operation: 'delete',
    prepare: prepareDeletion,
  },
} as const satisfies Record<string, BulkAction>;

export type BulkActionName = keyof typeof bulkActions;

export const pagesText = (count: number): string => (count === 1 ? 'Eine Seite' : `${count} Seiten`);
