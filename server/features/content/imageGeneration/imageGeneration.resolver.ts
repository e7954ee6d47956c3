/** GraphQL: images that a model generates. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { imageGenerationInput, type ImageGenerationInput } from '../../../../schema/rules/site/editing/imageGeneration';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Image } from '../../media/image/image.entity';
import { generateImage, hasImageModel } from './imageGeneration.service';

const GenerationArgs = argsType(imageGenerationInput);

@Resolver()
export class ImageGenerationResolver {
  @Query(() => Boolean, { description: 'Whether a model is configured that generates images. For editors of pages.' })
  hasImageModel(@Ctx() context: Context): boolean {
    return hasImageModel(context);
  }

  @Mutation(() => Image, {
    description:
      'Generate an image from words and store it like an uploaded one. Without `alt` it has no description yet. The answer may take two minutes; closing the connection ends the request to the model, and nothing is stored. For editors of pages; INVALID when an argument is wrong, RATE_LIMITED when your requests or characters of a day are used up (an image counts as 10,000 characters), UNAVAILABLE when no model for images is configured, it does not answer, or its answer is no usable image.',
  })
  generateImage(@Ctx() context: Context, @Args(() => GenerationArgs) input: ImageGenerationInput): Promise<Image> {
    return generateImage(context, input);
  }
}
