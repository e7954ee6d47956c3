/** GraphQL: where a record is used, and its deletion with a replacement. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsageList } from '../../../platform/collections/usages/listUsages';
import type { Context } from '../../../platform/context/context';
import { maxReplaced, replaceAndDelete } from './replaceAndDelete';
import { usages } from './usages.service';
import { UsageListType } from './usages.type';

const collectionArg = () => Arg('collection', () => String, { description: 'The name of the collection, such as `image`.' });
const idArg = () => Arg('id', () => ID, { description: 'The id of the record.' });

@Resolver()
export class UsagesResolver {
  @Query(() => UsageListType, {
    description:
      'The records that use a record: in their fields, in the blocks and drafts of pages, in planned publications, in rich text and in the settings. Read-only collections such as print jobs do not count. Requires the permission to update the collection; NOT_FOUND if the record does not exist.',
  })
  usages(
    @Ctx() context: Context,
    @collectionArg() collection: string,
    @idArg() id: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, 1 to 1,000.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'At most this many, 1 to 100.' }) limit: number,
  ): Promise<UsageList> {
    return usages(context, { collection, id, page, limit });
  }

  @Mutation(() => Int, {
    description: `Let all records that use a record use another one of its collection, and delete it: everything or nothing. Returns the number of changed records; more than ${maxReplaced.toLocaleString('en')} are TOO_LARGE. Requires the permission to delete the record and to update all that use it. INVALID without a replacement, NOT_FOUND if the record does not exist, CONFLICT if something else still needs it.`,
  })
  replaceAndDelete(
    @Ctx() context: Context,
    @collectionArg() collection: string,
    @idArg() id: string,
    @Arg('replacement', () => ID, { description: 'The id of the record that is used instead.' }) replacement: string,
  ): Promise<number> {
    return replaceAndDelete(context, { collection, id, replacement });
  }
}
