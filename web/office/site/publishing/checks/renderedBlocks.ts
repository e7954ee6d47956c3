/** The blocks as visitors read them: their Markdown is HTML, so that it is checked like rich text. */
import { findBlock } from '../../../../../schema/blocks';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { clone, walkValues } from '../../../../../schema/fields/walk';
import { markdownToHtml } from '../../../../hooks/html/cleanHtml';

export const renderedBlocks = (blocks: Blocks): Blocks =>
  blocks.map(block => {
    const value = clone(block.value);
    for (const { field, value: text, set } of walkValues(findBlock(block.type)?.value ?? {}, value))
      if (field.type === 'markdown') set(markdownToHtml(String(text)));
    return { ...block, value };
  });
