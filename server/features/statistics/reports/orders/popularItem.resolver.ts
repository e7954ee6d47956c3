/** GraphQL: the image of a product in the report of popular products. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { reports } from '../../../../../schema/rules/statistics/reports';
import { objectType } from '../../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../../platform/context/context';
import { Product } from '../../../catalogue/product.entity';
import { Image } from '../../../media/image/image.entity';

const { type, columns } = reports['popular-items'];

@Resolver(() => objectType(type, columns, 'output'))
export class PopularItemResolver {
  @FieldResolver(() => Image, { nullable: true, description: 'The first image of the product; null without one' })
  async image(@Ctx() { load }: Context, @Root() { product }: { product: string | null }): Promise<Image | null> {
    if (!product) return null;
    const [first] = (await load.one(Product, product))?.images ?? [];
    return (first && (await load.one(Image, first))) || null;
  }
}
