/** Scenes: a background image must exist, and every block has an id. */
import { collections } from '../../../schema/collections';
import { throwIfInvalid } from '../../../schema/errors/appError';
import { isId } from '../../../schema/fields/validation/formats';
import { CollectionService } from '../../platform/collections/collectionService';
import { withBlockId } from '../content/site.service';
import type { Context } from '../../platform/context/context';
import { Image } from '../media/image/image.entity';
import { Scene } from './scene.entity';

class SceneService extends CollectionService<Scene> {
  protected override async toColumns(context: Context, input: Partial<Scene>, record: Scene): Promise<object> {
    const { background } = input;
    if (isId(background) && !(await context.load.one(Image, background)))
      throwIfInvalid([{ path: ['background'], rule: 'recordNotFound' }]);
    return super.toColumns(context, { ...input, ...(input.content && { content: input.content.map(withBlockId) }) }, record);
  }
}

export const sceneService = new SceneService(collections.scene, Scene);
