/** Links that show the draft of a page to people without a login, for a limited time. */
import { select } from '../../../fields/field';

const hour = 3_600_000;
const day = 24 * hour;

export const draftLinkInput = {
  duration: select({
    name: 'DraftLinkDuration',
    label: 'Gültig für',
    description: 'How long the link works',
    required: true,
    options: { hour: '1 Stunde', day: '1 Tag', week: '7 Tage', month: '30 Tage' },
  }),
};

export type DraftLinkDuration = keyof typeof draftLinkInput.duration.options;

export const defaultDuration: DraftLinkDuration = 'week';

const milliseconds: Readonly<Record<DraftLinkDuration, number>> = { hour, day, week: 7 * day, month: 30 * day };

export const draftLinkEnd = (duration: DraftLinkDuration, now: Date): Date => new Date(now.getTime() + milliseconds[duration]);

/** The links of one page that work at the same time. */
export const maxDraftLinks = 20;

export const draftPath = (secret: string): string => `/draft/${secret}`;
