/** GraphQL: proposals of new texts for blocks of a page. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { textProposalInput, type TextProposalInput } from '../../../../schema/rules/site/editing/textProposal';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { hasTextModel, proposeTexts, type TextProposal, type TextProposals } from './textProposals.service';

const ProposalArgs = argsType(textProposalInput);

@ObjectType('TextProposal', { description: 'New texts for a block.' })
class TextProposalType implements TextProposal {
  @Field(() => ID, { description: 'The id of the block.' }) id!: string;
  @Field(() => GraphQLJSONObject, { description: 'The fields of its value that change, each with its new text.' }) value!: object;
}

@ObjectType('TextProposals', { description: 'Proposals of new texts for blocks of a page.' })
class TextProposalsType implements TextProposals {
  @Field(() => [TextProposalType], { description: 'A proposal for each block whose texts change, in the order of the page.' })
  content!: TextProposal[];
  @Field(() => [ID], {
    description: 'The blocks without a proposal because it would have changed a fact, such as a price, or would have been invalid.',
  })
  withheld!: string[];
}

@Resolver()
export class TextProposalsResolver {
  @Query(() => Boolean, {
    description:
      'Whether a language model is configured that can propose texts and descriptions of images. For users who may change images.',
  })
  hasTextModel(@Ctx() context: Context): boolean {
    return hasTextModel(context);
  }

  @Mutation(() => TextProposalsType, {
    description:
      'Propose new texts for blocks of the draft of a page, or of its public blocks if it has no draft. Nothing is stored. Prices, numbers, units, dates, allergens, links and addresses stay as they are. The answer may take two minutes; closing the connection ends the request to the model. For editors of pages; INVALID when a block does not exist, TOO_LARGE for more than 20,000 characters, RATE_LIMITED when your requests or characters of a day are used up, UNAVAILABLE when no language model is configured or it does not answer.',
  })
  proposeTexts(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the page.' }) id: string,
    @Args(() => ProposalArgs) input: TextProposalInput,
  ): Promise<TextProposals> {
    return proposeTexts(context, id, input);
  }
}
