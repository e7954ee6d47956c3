import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { templateContentFields } from '../../../../schema/collections/imageTemplate';
import type { Id } from '../../../../schema/fields/field';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { ImageTemplate } from './imageTemplate.entity';
import { previewTemplate } from './imageTemplate.service';
import { maxPreviewSide, previewTemplateContent, type TemplateContent } from './previewTemplateContent';

const ContentInput = inputType('ImageTemplateContentInput', templateContentFields);

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

  @Query(() => String, {
    description: `A preview of a template that is not saved, as a data URL in its format, scaled down to at most ${maxPreviewSide} pixels on each side. Nothing is stored. For viewers who may change templates. INVALID with the field, also when the image or that of a layer does not exist; RATE_LIMITED after too many in a minute.`,
  })
  previewImageTemplate(
    @Ctx() context: Context,
    @Arg('content', () => ContentInput, { description: 'The size, the format and the layers, from bottom to top.' })
    content: TemplateContent,
    @Arg('image', () => ID, {
      nullable: true,
      description: 'The image for `{image}`; the newest one if null, or an illustration if there is none.',
    })
    image: Id | null | undefined,
  ): Promise<string> {
    return previewTemplateContent(context, content, image ?? null);
  }
}
