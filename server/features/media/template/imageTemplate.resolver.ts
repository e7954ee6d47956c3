import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { ImageTemplate } from './imageTemplate.entity';
import { previewTemplate } from './imageTemplate.service';

@Resolver(() => ImageTemplate)
export class ImageTemplateResolver {
  @Query(() => String, {
    description:
      'A preview of the template as a data URL, rendered with this image or the newest one. For viewers who may read templates. NOT_FOUND when there is no such template or image.',
  })
  imageTemplatePreview(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: Id,
    @Arg('image', () => ID, { nullable: true }) image: Id | null,
  ): Promise<string> {
    return previewTemplate(context, id, image);
  }
}
