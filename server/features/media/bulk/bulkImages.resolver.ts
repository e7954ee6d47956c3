/** GraphQL: changes of several images, and the tags of all. */
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import {
  addImageTag,
  deleteImages,
  imageTags,
  maxBulkImages,
  maxListedTags,
  removeImageTag,
  usedImages,
  type BulkImageResult,
} from './bulkImages';

@ObjectType('BulkImageResult', { description: 'What became of one of several images.' })
class BulkImageResultType implements BulkImageResult {
  @Field(() => ID, { description: 'The id of the image.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Why it stayed as it was, in German; null if it was changed.' })
  error!: string | null;
}

const idsArg = () => Arg('ids', () => [ID], { description: `The ids of the images, at most ${maxBulkImages}.` });
const tagArg = () => Arg('tag', () => String, { description: 'The tag, 1 to 60 characters.' });
const each = 'Each image is changed on its own; the result names those that stayed as they were. INVALID if a value is out of bounds.';

@Resolver()
export class BulkImagesResolver {
  @Query(() => [String], { description: `The tags of all images in alphabetical order, at most ${maxListedTags}.` })
  imageTags(@Ctx() context: Context): Promise<string[]> {
    return imageTags(context);
  }

  @Query(() => [ID], {
    description: 'The ids of those images that something uses. Requires the permission to delete images; INVALID for too many ids.',
  })
  usedImages(@Ctx() context: Context, @idsArg() ids: string[]): Promise<string[]> {
    return usedImages(context, ids);
  }

  @Mutation(() => [BulkImageResultType], { description: `Add a tag to images. ${each}` })
  addImageTag(@Ctx() context: Context, @idsArg() ids: string[], @tagArg() tag: string): Promise<BulkImageResult[]> {
    return addImageTag(context, { ids, tag });
  }

  @Mutation(() => [BulkImageResultType], { description: `Remove a tag from images. ${each}` })
  removeImageTag(@Ctx() context: Context, @idsArg() ids: string[], @tagArg() tag: string): Promise<BulkImageResult[]> {
    return removeImageTag(context, { ids, tag });
  }

  @Mutation(() => [BulkImageResultType], { description: `Delete the images that nothing uses. ${each}` })
  deleteImages(@Ctx() context: Context, @idsArg() ids: string[]): Promise<BulkImageResult[]> {
    return deleteImages(context, ids);
  }
}
