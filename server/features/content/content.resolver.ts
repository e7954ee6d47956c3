/** Pages by their address, blocks as they would be shown, and where the entries of menus lead. */
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { navigation } from '../../../schema/collections/navigation';
import type { Fields } from '../../../schema/fields/field';
import type { LayoutEntry } from '../../../schema/fields/values';
import { contentBlock, objectOf } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { addressOf, type NavigationItem } from './navigation.service';
import { Site } from './site.entity';
import { previewContent, sitePage } from './site.service';

const Shown = contentBlock('shown');
const Given = contentBlock('given');

@Resolver(() => Site)
class PageResolver {
  @Query(() => Site, {
    nullable: true,
    description: 'The page at a path like `site/privacy`, empty for the home page; null where there is none.',
  })
  sitePage(@Ctx() context: Context, @Arg('path', () => String) path: string): Promise<Site | null> {
    return sitePage(context, path);
  }

  @Query(() => [Shown], { description: 'Blocks as a page would show them. Nothing is kept.' })
  previewContent(@Ctx() context: Context, @Arg('content', () => [Given]) content: LayoutEntry[]): readonly LayoutEntry[] {
    return previewContent(context, content);
  }
}

/** Every level of a menu tells where it leads. */
function addressResolvers(name: string, fields: Fields): Function[] {
  const Owner = objectOf(name, fields, 'shown');

  @Resolver(() => Owner)
  class AddressResolver {
    @FieldResolver(() => String, { nullable: true, description: 'Where it leads; null where that is not for everybody.' })
    address(@Ctx() context: Context, @Root() item: NavigationItem): Promise<string | null> {
      return addressOf(context, item);
    }
  }
  const { children } = fields;
  return [AddressResolver, ...(children?.kind === 'rows' ? addressResolvers(children.name, children.fields) : [])];
}

const { items } = navigation.fields;

export const contentResolvers = [PageResolver, ...addressResolvers(items.name, items.fields)];
