/** What rich text is made of in the editor: no more than the server's allow list lets through. */
import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from '../../../schema/fields/validation/formats';

/** A picture within a text. */
const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const richTextParts = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: address => isLinkAddress(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
];

/** Whether the editor knows every part of this text. */
export const isWritable = (html: string): boolean => !/<(?:table|thead|tbody|tr|th|td)\b/i.test(html);
