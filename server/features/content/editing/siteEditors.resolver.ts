/** GraphQL: who else has a page open in the editor, and where. */
import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { checkbox, text, type RecordOf } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics, type DomainEvent, type SiteEditorPlace } from '../../../platform/events/events';
import { EventStream } from '../../../platform/events/eventStream';

const placeFields = {
  site: text({ label: 'Seite', description: 'The id of the page', required: true, max: 36 }),
  tab: text({ label: 'Tab', description: 'An id that the client chooses for this tab', required: true, max: 36 }),
  block: text({ label: 'Block', description: 'The id of the block whose form is open', max: 36 }),
  field: text({ label: 'Feld', description: 'The field with the focus, such as `value.title`', max: 100 }),
  hasLeft: checkbox({ label: 'Verlassen', description: 'Whether the editor closes the page' }),
};

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
      'Tell other editors of a page where you are. Nothing is stored: report again at least every 30 seconds, because the others forget you after 90. INVALID when a value is too long.',
  })
  async reportEditing(@Ctx() context: Context, @Args(() => PlaceArgs) input: RecordOf<typeof placeFields>): Promise<boolean> {
    context.authorize('site.update');
    throwIfInvalid(validate(placeFields, input));
    const { site, tab, block = null, field = null, hasLeft } = input;
    await context.publish('siteEdited', { site, tab, name: context.viewer!.name, block, field, hasLeft: hasLeft ?? false });
    return true;
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
