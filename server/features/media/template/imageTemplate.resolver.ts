import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { ImageTemplate } from './imageTemplate.entity';
import { previewTemplate } from './imageTemplate.service';

@Resolver(() => ImageTemplate)
export class TemplateResolver {
  @Query(() => String, {
    description: 'What a template makes of a picture, or of the newest one: a data URL. For whoever may read templates.',
  })
  imageTemplatePreview(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: Id,
    @Arg('image', () => ID, { nullable: true }) image: Id | null,
  ): Promise<string> {
    return previewTemplate(context, id, image);
  }
}
