/** GraphQL: a proposal for the description of an image. */
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { maxDescriptionLength } from '../../../../schema/rules/site/editing/imageDescription';
import type { Context } from '../../../platform/context/context';
import { proposeImageDescription } from './imageDescription.service';

@Resolver()
export class ImageDescriptionResolver {
  @Mutation(() => String, {
    description: `Propose the description of an image in German, plain text of at most ${maxDescriptionLength} characters. Nothing is stored. The language model gets a small version of the image, but no texts about it. The answer may take two minutes; closing the connection ends the request to the model. Requires the permission to update images; NOT_FOUND if the image or its file does not exist, RATE_LIMITED when your requests or characters of a day are used up, UNAVAILABLE when no language model is configured, it does not answer, or its proposal names what no image shows, such as a price.`,
  })
  proposeImageDescription(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the image.' }) id: string,
  ): Promise<string> {
    return proposeImageDescription(context, id);
  }
}
