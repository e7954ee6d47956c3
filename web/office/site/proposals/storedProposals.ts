/**
 * What an editor has typed for the language model and not sent yet, and the proposals that are not decided yet. A reload of the page loses
 * neither; other tabs do not see them.
 */
import type { Id } from '../../../../schema/fields/field';
import { textTones } from '../../../../schema/rules/site/editing/textProposal';
import { isArray, isKeyOf, isObject, toObject } from '../../../../schema/objects';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { staffKey } from '../../../app/storage/staffStorage';

/** What the proposals should be like. */
export interface ProposalRequest {
  prompt: string;
  tone: keyof typeof textTones | null;
}

type Texts = Readonly<Record<string, string>>;

export interface Proposal {
  /** The id of the block. */
  id: Id;
  /** The new texts by field. */
  value: Texts;
  /** The texts of these fields at the time of the request. */
  before: Texts;
}

export interface ProposalState {
  /** The proposals that are not decided yet. */
  proposals: readonly Proposal[];
  accepted: number;
  rejected: number;
  /** The number of blocks whose proposal would have changed a fact. */
  withheldCount: number;
}

const requestKey = (site: Id): string => staffKey(`proposalWish.${site}`);
const proposalsKey = (site: Id): string => staffKey(`proposals.${site}`);

export const noRequest: ProposalRequest = { prompt: '', tone: null };

export const readRequest = (site: Id): ProposalRequest =>
  readStorage('session', requestKey(site), stored => {
    const { prompt, tone } = toObject(stored);
    return { prompt: typeof prompt === 'string' ? prompt : '', tone: isKeyOf(textTones, tone) ? tone : null };
  });

export function writeRequest(site: Id, request: ProposalRequest): void {
  if (request.prompt) writeStorage('session', requestKey(site), request);
  else removeStorage('session', requestKey(site));
}

const isTexts = (value: unknown): value is Texts => isObject(value) && Object.values(value).every(text => typeof text === 'string');

const isProposal = (value: unknown): value is Proposal =>
  isObject(value) && typeof value.id === 'string' && isTexts(value.value) && isTexts(value.before);

const toCount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns the open proposals of the page; undefined if there are none. */
export const readProposals = (site: Id): ProposalState | undefined =>
  readStorage('session', proposalsKey(site), stored => {
    const { proposals, accepted, rejected, withheldCount } = toObject(stored);
    if (!isArray(proposals)) return undefined;
    const counts = { accepted: toCount(accepted), rejected: toCount(rejected), withheldCount: toCount(withheldCount) };
    return { proposals: proposals.filter(isProposal), ...counts };
  });

/** Stores the proposals until the last one is decided. */
export function writeProposals(site: Id, state: ProposalState | undefined): void {
  if (state && state.proposals.length > 0) writeStorage('session', proposalsKey(site), state);
  else removeStorage('session', proposalsKey(site));
}
