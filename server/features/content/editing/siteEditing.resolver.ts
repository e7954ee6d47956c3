/** GraphQL: saves what an editor did with the blocks of a page, and reports what others did. */
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver, Subscription } from 'type-graphql';
import { operationsInput, type OperationInput } from '../../../../schema/blocks/operations/operationInput';
import type { StoredBlock } from '../../../../schema/fields/values';
import { contentBlockType, objectType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { EventStream } from '../../../platform/events/eventStream';
import { Site } from '../site.entity';
import { LastEditorResolver } from './lastEditor.resolver';
import { applySiteOperations, siteVersion, type EditedSite, type SiteVersion } from './siteEditing.service';
import { SiteEditorsResolver } from './siteEditors.resolver';

const { operations: operationsField } = operationsInput;
const OperationInputType = objectType(operationsField.name, operationsField.fields, 'input');

@ObjectType('EditedSite', { description: 'A page after operations on its blocks.' })
class EditedSiteType implements EditedSite {
  @Field(() => Site, { description: 'The page; its `updatedAt` is the version for the next operations.' }) site!: Site;
  @Field(() => [contentBlockType('output')], { description: 'The blocks that the operations changed, as they are stored in the draft.' })
  blocks!: readonly StoredBlock[];
}

@ObjectType('SiteVersion', { description: 'A version of a page.' })
class SiteVersionType implements SiteVersion {
  @Field(() => Date, { description: 'The time of the change, which is the version.' }) updatedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Who made it; null when that is no longer known.' }) editor!: string | null;
}

const siteArg = () => Arg('id', () => ID, { description: 'The id of the page.' });

@Resolver()
class SiteEditingResolver {
  @Query(() => SiteVersionType, {
    nullable: true,
    description: 'The current version of a page; null if it does not exist. For editors of pages.',
  })
  siteVersion(@Ctx() context: Context, @siteArg() id: string): Promise<SiteVersion | null> {
    return siteVersion(context, id);
  }

  @Mutation(() => EditedSiteType, {
    description:
      'Change blocks of the draft of a page, all or none; a page without a draft gets one from its public blocks. At most 1,000 operations, applied in order. INVALID when one names a block that does not exist or breaks a rule that drafts keep; CONFLICT when the page has changed since `ifMatch`.',
  })
  applySiteOperations(
    @Ctx() context: Context,
    @siteArg() id: string,
    @Arg('operations', () => [OperationInputType]) operations: OperationInput[],
    @Arg('ifMatch', () => Date, { description: 'The `updatedAt` of the version that the operations change.' }) ifMatch: Date,
  ): Promise<EditedSite> {
    return applySiteOperations(context, id, operations, ifMatch);
  }

  /** The permission is checked again for every event. */
  @Subscription(() => SiteVersionType, {
    nullable: true,
    description: 'The version of a page now and whenever it has changed; null when the page was deleted. For editors of pages.',
    subscribe: ({ args, context }: { args: { id: string }; context: Context }) => {
      context.authorize('site.update');
      const state = { number: 0, name: 'recordChanged' as const, payload: { collection: 'site', id: args.id } };
      return new EventStream(context.services.bus, topics.record('site', args.id), state);
    },
  })
  siteChanged(@Ctx() context: Context, @siteArg() id: string): Promise<SiteVersion | null> {
    return siteVersion(context, id);
  }
}

export const editingResolvers = [LastEditorResolver, SiteEditingResolver, SiteEditorsResolver];
