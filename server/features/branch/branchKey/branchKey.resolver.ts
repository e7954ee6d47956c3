import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { BranchScreen } from '../../../../schema/access/roles';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { keyFields, listKeys, renewKey, type BranchKey, type BranchKeyWithSecret } from './branchKey.service';

@ObjectType('BranchKey', { description: 'A key that authenticates a screen of the branch; the key itself is not readable.' })
class BranchKeyType implements BranchKey {
  @Field(graphqlTypeOf(keyFields.view)) view!: BranchScreen;
  @Field(() => String, { description: 'The last four characters of the key.' }) lastFour!: string;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType('BranchKeyWithSecret')
class BranchKeyWithSecretType extends BranchKeyType implements BranchKeyWithSecret {
  @Field(() => String, { description: 'The key, 40 characters; the API returns it only once.' }) key!: string;
}

const branch = () => Arg('branch', () => ID, { description: 'The id or identifier of the branch.' });

@Resolver()
export class BranchKeyResolver {
  @Query(() => [BranchKeyType], {
    description: 'The keys of a branch, at most one per screen. For managers of the branch; otherwise FORBIDDEN.',
  })
  branchKeys(@Ctx() context: Context, @branch() branch: string): Promise<BranchKey[]> {
    return listKeys(context, branch);
  }

  @Mutation(() => BranchKeyWithSecretType, {
    description: 'Renew the key of a screen; the previous one becomes invalid at once. For admins.',
  })
  renewBranchKey(
    @Ctx() context: Context,
    @branch() branch: string,
    @Arg('screen', graphqlTypeOf(keyFields.view)) screen: BranchScreen,
  ): Promise<BranchKeyWithSecret> {
    return renewKey(context, branch, screen);
  }
}
