/** GraphQL: pages by path, the preview of blocks, and the URLs of menu entries. */
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { navigation } from '../../../schema/collections/navigation';
import type { Fields } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import { contentBlockType, objectType } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { editingResolvers } from './editing/editingResolvers';
import { navigationUrl, type NavigationItem } from './navigation.service';
import { Site } from './site.entity';
import { sitePage } from './site.service';
import { previewContent } from './previewContent';

const BlockOutput = contentBlockType('output');
const BlockInput = contentBlockType('input');

@Resolver(() => Site)
class PageResolver {
  @Query(() => Site, {
    nullable: true,
    description: 'The page at a path such as `site/privacy`, empty for the home page; null if there is none.',
  })
  sitePage(@Ctx() context: Context, @Arg('path', () => String) path: string): Promise<Site | null> {
    return sitePage(context, path);
  }

  @Query(() => [BlockOutput], {
    description: 'The blocks as a page would show them, for previews; nothing is stored. Requires the permission to update pages.',
  })
  previewContent(@Ctx() context: Context, @Arg('content', () => [BlockInput]) content: StoredBlock[]): readonly StoredBlock[] {
    return previewContent(context, content);
  }
}

/** Adds the field `address` to every level of a menu. */
function createUrlResolvers(name: string, fields: Fields): Function[] {
  const Owner = objectType(name, fields, 'output');

  @Resolver(() => Owner)
  class UrlResolver {
    @FieldResolver(() => String, {
      nullable: true,
      description: 'The URL of the entry; null if its target is missing or not visible to the viewer.',
    })
    address(@Ctx() context: Context, @Root() item: NavigationItem): Promise<string | null> {
      return navigationUrl(context, item);
    }
  }
  const { children } = fields;
  return [UrlResolver, ...(children?.type === 'array' ? createUrlResolvers(children.name, children.fields) : [])];
}

const { items } = navigation.fields;

export const contentResolvers = [PageResolver, ...editingResolvers, ...createUrlResolvers(items.name, items.fields)];
