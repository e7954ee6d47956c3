/** GraphQL: who else has a page open in the editor, and where. */
import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics, type DomainEvent, type SiteEditorPlace } from '../../../platform/events/events';
import { EventStream } from '../../../platform/events/eventStream';
import { placeFields, reportEditing, type PlaceInput } from './siteEditors.service';

const PlaceArgs = argsType(placeFields);

@ObjectType('SiteEditorPlace', { description: 'Where an editor is in a page.' })
class SiteEditorPlaceType implements SiteEditorPlace {
  @Field(() => ID, { description: 'The tab, as its client named it.' }) tab!: string;
  @Field(() => String, { description: 'The name of the editor.' }) name!: string;
  @Field(() => ID, { nullable: true, description: 'The block whose form is open.' }) block!: string | null;
  @Field(() => String, { nullable: true, description: 'The field with the focus.' }) field!: string | null;
  @Field(() => Boolean, { description: 'Whether the editor has closed the page.' }) hasLeft!: boolean;
}

@Resolver()
export class SiteEditorsResolver {
  @Mutation(() => Boolean, {
    description:
      'Report to other editors of a page where you are. Nothing is stored: report again at least every 30 seconds, because the others stop showing you after 90. INVALID when a value is too long.',
  })
  reportEditing(@Ctx() context: Context, @Args(() => PlaceArgs) input: PlaceInput): Promise<boolean> {
    return reportEditing(context, input);
  }

  /** The permission is checked again for every event. */
  @Subscription(() => SiteEditorPlaceType, {
    description: 'Where editors of the page are, whenever one reports, also your own tabs. For editors of pages.',
    subscribe: ({ args, context }: { args: { id: string }; context: Context }) => {
      context.authorize('site.update');
      return new EventStream(context.services.bus, topics.siteEditors(args.id));
    },
  })
  siteEditors(
    @Root() { payload }: DomainEvent<'siteEdited'>,
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the page.' }) _id: string,
  ): SiteEditorPlace {
    context.authorize('site.update');
    return payload;
  }
}
