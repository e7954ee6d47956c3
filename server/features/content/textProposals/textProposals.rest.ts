/** The REST route of proposals of new texts for a page (API-67). */
import { parseFields } from '../../../../schema/fields/parse';
import { textProposalInput } from '../../../../schema/rules/site/editing/textProposal';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { proposeTexts } from './textProposals.service';

export const textProposalRoutes: Route[] = [
  route('post', '/content-ai/generate/site/:id', async ({ context, params, body }) => ({
    data: await proposeTexts(context, params.id!, parseFields(textProposalInput, body)),
  })),
];
