/** Scenes: a picture in the background must be there, and every block has an id. */
import { collections } from '../../../schema/collections';
import { demand } from '../../../schema/errors/appError';
import { isId } from '../../../schema/fields/validation/formats';
import { CollectionService } from '../../platform/collections/collectionService';
import { named } from '../content/site.service';
import type { Context } from '../../platform/context/context';
import { Image } from '../media/image/image.entity';
import { Scene } from './scene.entity';

class SceneService extends CollectionService<Scene> {
  protected override async columnsOf(context: Context, change: Partial<Scene>, whole: Scene): Promise<object> {
    const { background } = change;
    if (isId(background) && !(await context.load.one(Image, background))) demand([{ path: ['background'], rule: 'noRecord' }]);
    return super.columnsOf(context, { ...change, ...(change.content && { content: change.content.map(named) }) }, whole);
  }
}

export const sceneService = new SceneService(collections.scene, Scene);
