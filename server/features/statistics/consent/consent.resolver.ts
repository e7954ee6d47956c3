/** GraphQL: the decisions of visitors about cookies. */
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { ConsentPurpose } from '../../../../schema/site/consent';
import { graphqlTypeOf, inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { listConsents, maxDecisions, saveConsent, type ConsentDecision } from './consent.service';
import { consentInput, type ConsentInput } from './consentInput';

const ConsentInputType = inputType('ConsentInput', consentInput);

@ObjectType({ description: 'A decision of a visitor about cookies.' })
class Consent implements ConsentDecision {
  @Field(graphqlTypeOf(consentInput.purposes), { description: 'What the visitor agreed to. None: an earlier consent was revoked.' })
  purposes!: ConsentPurpose[];
  @Field(graphqlTypeOf(consentInput.version), { description: 'The version of the texts that the visitor saw.' }) version!: number;
  @Field(() => Date, { description: 'When it was made.' }) createdAt!: Date;
}

@Resolver()
export class ConsentResolver {
  @Mutation(() => Boolean, {
    description: `Store the decision of a visitor about cookies, as the proof of a consent. Nothing else about the visitor is stored; it is deleted after three years. A repeat of the latest decision changes nothing; a visitor has at most ${maxDecisions}.`,
  })
  saveConsent(@Ctx() context: Context, @Arg('input', () => ConsentInputType) input: ConsentInput): Promise<true> {
    return saveConsent(context, input);
  }

  @Query(() => [Consent], {
    description: `The decisions of a visitor about cookies, the latest first, at most ${maxDecisions}. For admins. Visitors find their identifier in the cookie settings of the shop.`,
  })
  consents(
    @Ctx() context: Context,
    @Arg('visitor', () => String, { description: 'The identifier of the visitor.' }) visitor: string,
  ): Promise<ConsentDecision[]> {
    return listConsents(context, visitor);
  }
}
