/** Links of a text: set in the popover, pasted, or typed as a whole address. The link extension of the editor is five times as large. */
import { InputRule, Mark, markPasteRule } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { isLinkTarget } from '../../../schema/fields/validation/formats';
import { allowedAttributes } from '../../../schema/text/richText';
import { mapKeys } from '../../../schema/objects';

/** An address that is a link without a scheme of its own too. It does not end with the punctuation of its sentence. */
const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** Completes `hollerbusch.at` to an https URL and `brot@hollerbusch.at` to a mailto URL. */
export function toUrl(text: string): string {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;
}

export const Link = Mark.create({
  name: 'link',
  priority: 1000, // a link contains the other marks
  inclusive: false,
  addAttributes: () => mapKeys(allowedAttributes.a, () => ({ default: null })),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: element => isLinkTarget(element.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`(?:^|\\s)(${address}) $`),
        handler: ({ state: { tr }, range: { to }, match: [, text = ''] }) =>
          void tr.addMark(to - 1 - text.length, to - 1, this.type.create({ href: toUrl(text) })),
      }),
    ];
  },
  addPasteRules() {
    return [markPasteRule({ find: new RegExp(address, 'g'), type: this.type, getAttributes: ([text]) => ({ href: toUrl(text) }) })];
  },
  // An address that is pasted on a selection becomes its link.
  addProseMirrorPlugins() {
    const isAddress = new RegExp(`^(?:${address})$`);
    return [
      new Plugin({
        props: {
          handlePaste: ({ state: { selection } }, _event, { content }) => {
            const text = content.textBetween(0, content.size, ' ').trim();
            return !selection.empty && isAddress.test(text) && this.editor.commands.setMark(this.name, { href: toUrl(text) });
          },
        },
      }),
    ];
  },
});
