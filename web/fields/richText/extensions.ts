/** The extensions of the rich text editor: exactly the elements that the server allows. */
import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isLinkTarget } from '../../../schema/fields/validation/formats';

/** An image in a text. */
const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: url => isLinkTarget(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
];

/** Tells whether the editor supports all elements of this HTML. */
export const isEditable = (html: string): boolean => !/<(?:table|thead|tbody|tr|th|td)\b/i.test(html);
