/** An image of a text. The places of images that are still missing are in `imagePlaces`. */
import { Node } from '@tiptap/react';
import { imagePlaces } from './imagePlaces';
import { ownPath } from './imageSource';

export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () => ({
    src: { parseHTML: element => ownPath(element.getAttribute('src') ?? '') },
    alt: {},
    width: {},
    height: {},
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addProseMirrorPlugins: () => [imagePlaces],
});
