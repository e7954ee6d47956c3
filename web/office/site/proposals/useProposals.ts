/** Requests proposals of texts, and keeps those that the editor has not decided about yet. Only an accepted one changes the page. */
import { useState } from 'react';
import { keepsFacts } from '../../../../schema/rules/site/editing/textProposal';
import { findBlockById } from '../../../../schema/blocks/operations/blockOperation';
import type { StoredBlock } from '../../../../schema/fields/values';
import { useLongRequest } from '../../../app/useLongRequest';
import type { SiteEditor } from '../editor/useSiteEditor';
import { useProposeTextsMutation, type ProposeTextsMutation, type ProposeTextsMutationVariables } from './Proposals.generated';

export type ProposalInput = Omit<ProposeTextsMutationVariables, 'id'>;
type Proposal = ProposeTextsMutation['proposeTexts']['content'][number];

export interface OpenProposal {
  block: StoredBlock;
  /** The block with the new texts. */
  proposed: StoredBlock;
  /** Whether the block has got other facts since the request. */
  isOutdated: boolean;
}

interface Decided {
  accepted: number;
  rejected: number;
}

export interface Proposals {
  /** Undefined before the first response. */
  open: OpenProposal[] | undefined;
  /** The number of blocks whose proposal would have changed a fact. */
  withheldCount: number;
  decided: Decided;
  isLoading: boolean;
  error: unknown;
  request: (input: ProposalInput) => Promise<void>;
  cancel: () => void;
  decide: (proposal: OpenProposal, isAccepted: boolean) => void;
  /** Returns to the form. */
  reset: () => void;
}

const noneDecided: Decided = { accepted: 0, rejected: 0 };

export function useProposals(
  site: string,
  { history: { blocks }, edit, saveNow }: Pick<SiteEditor, 'history' | 'edit' | 'saveNow'>,
): Proposals {
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [decided, setDecided] = useState(noneDecided);
  const { request, ...state } = useProposalRequest(site, saveNow);
  const open = proposals?.flatMap(({ id, value }): OpenProposal[] => {
    const block = findBlockById(blocks, id);
    if (!block) return [];
    const isOutdated = !keepsFacts(block, value as Record<string, string>); // the server sends texts only
    return [{ block, proposed: { ...block, value: { ...block.value, ...value } }, isOutdated }];
  });
  return {
    ...state,
    open,
    decided,
    request: async input => {
      const content = await request(input);
      if (!content) return;
      setDecided(noneDecided);
      setProposals(content);
    },
    decide: ({ block, proposed }, isAccepted) => {
      if (isAccepted) edit({ do: 'replace', blocks: blocks.map(current => (current.id === block.id ? proposed : current)) });
      setProposals(current => current?.filter(({ id }) => id !== block.id));
      setDecided(({ accepted, rejected }) => (isAccepted ? { accepted: accepted + 1, rejected } : { accepted, rejected: rejected + 1 }));
    },
    reset: () => setProposals(undefined),
  };
}

/** Sends one request at a time, once the edits before it are saved. It ends with the dialog. */
function useProposalRequest(site: string, saveNow: () => Promise<void>) {
  const [propose, { data, error, reset }] = useProposeTextsMutation();
  const { run, cancel, isRunning, isCancelled } = useLongRequest();
  const request = async (input: ProposalInput): Promise<readonly Proposal[] | undefined> => {
    reset();
    const result = await run(async options => {
      await saveNow();
      return propose({ variables: { id: site, ...input }, ...options });
    });
    return result?.data?.proposeTexts.content;
  };
  return {
    request,
    cancel,
    isLoading: isRunning,
    error: isCancelled ? undefined : error,
    withheldCount: data?.proposeTexts.withheld.length ?? 0,
  };
}
