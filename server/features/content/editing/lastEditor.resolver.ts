/** GraphQL: who changed a page last. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { can } from '../../../../schema/access/permissions';
import type { Context } from '../../../platform/context/context';
import { Site } from '../site.entity';
import { lastEditors } from './siteEditing.service';

@Resolver(() => Site)
export class LastEditorResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who made the last change of the page; null when that is no longer known, and for viewers who may not change pages.',
  })
  lastEditor(@Ctx() context: Context, @Root() { id }: Site): Promise<string | null> | null {
    if (!context.viewer || !can(context.viewer.authorities, 'site.update')) return null;
    return context.load.each<string, string | null>('site.lastEditor', id, ids => lastEditors(context, ids));
  }
}
