import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { KeyView } from '../../../../schema/access/roles';
import { graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { keyFields, listKeys, renewKey, type BranchKey, type NewBranchKey } from './branchKey.service';

@ObjectType('BranchKey', { description: 'A key that opens a screen of the branch, as its managers see it.' })
class Shown implements BranchKey {
  @Field(graphqlOf(keyFields.view)) view!: KeyView;
  @Field(() => String, { description: 'Its last four characters.' }) ending!: string;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType('NewBranchKey')
class New extends Shown implements NewBranchKey {
  @Field(() => String, { description: '40 characters, shown this once.' }) key!: string;
}

const branch = () => Arg('branch', () => ID, { description: 'By id or identifier.' });

@Resolver()
export class BranchKeyResolver {
  @Query(() => [Shown], { description: 'Which keys a branch has; for its managers.' })
  branchKeys(@Ctx() context: Context, @branch() branch: string): Promise<BranchKey[]> {
    return listKeys(context, branch);
  }

  @Mutation(() => New, { description: 'Makes the key of a view anew; the one before opens nothing from then on. For admins.' })
  renewBranchKey(
    @Ctx() context: Context,
    @branch() branch: string,
    @Arg('view', graphqlOf(keyFields.view)) view: KeyView,
  ): Promise<NewBranchKey> {
    return renewKey(context, branch, view);
  }
}
