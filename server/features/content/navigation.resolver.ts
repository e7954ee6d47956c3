/** GraphQL: the URLs of menu entries. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { navigation } from '../../../schema/collections/navigation';
import type { Fields } from '../../../schema/fields/field';
import { objectType } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { navigationUrl, type NavigationItem } from './navigation.service';

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

export const navigationResolvers = createUrlResolvers(items.name, items.fields);
