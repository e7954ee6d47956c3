/** Requests proposals of texts, and stores those that the editor has not decided about yet. Only an accepted one changes the page. */
import { useState } from 'react';
import { hasKeptFacts, textIn } from '../../../../schema/rules/site/editing/textProposal';
import { changesOf, findBlockById, type Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { StoredBlock } from '../../../../schema/fields/values';
import { useLongRequest } from '../../../app/useLongRequest';
import type { SiteEditor } from '../editor/useSiteEditor';
import {
  writeProposals,
  writeRequest,
  noRequest,
  readProposals,
  readRequest,
  type Proposal,
  type ProposalState,
  type ProposalRequest,
} from './storedProposals';
import { useProposeTextsMutation, type ProposeTextsMutation } from './Proposals.generated';

type Answer = ProposeTextsMutation['proposeTexts'];

export interface OpenProposal {
  block: StoredBlock;
  /** The block with the new texts. */
  proposed: StoredBlock;
  /** Whether its texts have changed since the request. */
  isChanged: boolean;
  /** Whether it has got other facts since the request. */
  isOutdated: boolean;
}

export interface Proposals {
  /** Undefined before the first response. */
  open: OpenProposal[] | undefined;
  /** The number of open proposals whose block was deleted. */
  deletedCount: number;
  /** What was decided, and for how many blocks there is no proposal. */
  counts: Omit<ProposalState, 'proposals'>;
  input: ProposalRequest;
  setInput: (input: ProposalRequest) => void;
  isLoading: boolean;
  error: unknown;
  /** Requests proposals for these blocks. */
  request: (entries: string[]) => Promise<void>;
  cancel: () => void;
  decide: (proposal: OpenProposal, isAccepted: boolean) => void;
  /** Returns to the form. */
  reset: () => void;
}

const noProposals: ProposalState = { proposals: [], accepted: 0, rejected: 0, withheldCount: 0 };

export function useProposals(site: string, editor: Pick<SiteEditor, 'history' | 'edit' | 'savedBlocks'>): Proposals {
  const { blocks } = editor.history;
  const [state, setState] = useStored(site, readProposals, writeProposals);
  const [input, setInput] = useStored(site, readRequest, writeRequest);
  const { request, ...requestState } = useProposalRequest(site, editor.savedBlocks);
  const { proposals, ...counts } = state ?? noProposals;
  return {
    ...requestState,
    open: state && proposals.flatMap(proposal => openProposal(blocks, proposal)),
    deletedCount: proposals.filter(({ id }) => !findBlockById(blocks, id)).length,
    counts,
    input,
    setInput,
    request: async entries => {
      const answer = await request({ ...input, entries });
      if (!answer) return;
      setState(answer);
      setInput(noRequest);
    },
    decide: ({ block, proposed }, isAccepted) => {
      if (isAccepted) editor.edit({ do: 'replace', blocks: blocks.map(current => (current.id === block.id ? proposed : current)) });
      const { accepted, rejected, withheldCount } = counts;
      const decided = isAccepted ? { accepted: accepted + 1, rejected } : { accepted, rejected: rejected + 1 };
      setState({ ...decided, withheldCount, proposals: proposals.filter(({ id }) => id !== block.id) });
    },
    reset: () => setState(undefined),
  };
}

/** State that this tab stores for the page. */
function useStored<T>(site: string, read: (site: string) => T, write: (site: string, value: T) => void) {
  const [value, setValue] = useState(() => read(site));
  const set = (next: T): void => {
    setValue(next);
    write(site, next);
  };
  return [value, set] as const;
}

/** Returns the proposal for the block as it is now. None is open when the block is gone, or has these texts already. */
function openProposal(blocks: Blocks, { id, value, before }: Proposal): OpenProposal[] {
  const block = findBlockById(blocks, id);
  if (!block) return [];
  const proposed = { ...block, value: { ...block.value, ...value } };
  if (changesOf(block, proposed).length === 0) return [];
  const isChanged = Object.entries(before).some(([name, text]) => text !== textIn(block, name));
  return [{ block, proposed, isChanged, isOutdated: !hasKeptFacts(block, value) }];
}

/** Sends one request at a time, once the edits before it are saved. It ends with the dialog. */
function useProposalRequest(site: string, savedBlocks: SiteEditor['savedBlocks']) {
  const [propose] = useProposeTextsMutation();
  const [error, setError] = useState<unknown>();
  const { run, cancel, isRunning, isCancelled } = useLongRequest();
  const request = async (input: ProposalRequest & { entries: string[] }): Promise<ProposalState | undefined> => {
    setError(undefined);
    return run(async options => {
      try {
        const blocks = await savedBlocks();
        const { data } = await propose({ variables: { id: site, ...input }, ...options });
        return data ? toState(data.proposeTexts, blocks) : undefined;
      } catch (reason) {
        setError(reason);
        throw reason;
      }
    });
  };
  return { request, cancel, isLoading: isRunning, error: isCancelled ? undefined : error };
}

function toState({ content, withheld }: Answer, blocks: Blocks): ProposalState {
  const proposals = content.flatMap(({ id, value }): Proposal[] => {
    const block = findBlockById(blocks, id);
    if (!block) return [];
    const texts = value as Record<string, string>; // the server sends texts only
    return [{ id, value: texts, before: Object.fromEntries(Object.keys(texts).map(name => [name, textIn(block, name)])) }];
  });
  return { ...noProposals, proposals, withheldCount: withheld.length };
}
