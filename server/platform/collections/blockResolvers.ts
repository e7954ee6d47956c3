/** Shows what a block says under the name of its type: one field per type, filled for its own, with the records it names. */
import { FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { blocks, type BlockType } from '../../../schema/blocks';
import type { Block } from '../../../schema/blocks/block';
import { memberOf, type Fields } from '../../../schema/fields/field';
import { whole } from '../../../schema/fields/parse';
import { cleaned } from './writing/sanitizeHtml';
import { capital, objectOf } from './mapping/graphqlTypes';

interface Entry {
  type: string;
  config: object | null;
  value: object | null;
}

type ReferencesOf = (type: string, owner: () => ClassType<object>, fields: Fields) => Function[];

/** For a type that has `type`, `config` and `value`: the blocks of a page, and those that are kept for the whole shop. */
export const blockResolvers = (owner: () => ClassType<object>, referencesOf: ReferencesOf): Function[] =>
  (Object.keys(blocks) as BlockType[]).flatMap(type => {
    const block: Block = blocks[type];
    const fields = { ...block.value, ...block.config };
    const name = `${capital(memberOf(type))}Block`;
    const Shown = objectOf(name, fields, 'shown');
    return [blockResolver(owner, type, Shown), ...referencesOf(name, () => Shown, fields)];
  });

function blockResolver(owner: () => ClassType<object>, type: BlockType, Shown: ClassType<object>): Function {
  const block: Block = blocks[type];

  @Resolver(owner)
  class BlockResolver {
    @FieldResolver(() => Shown, { nullable: true, description: block.hint })
    [memberOf(type)](@Root() entry: Entry): object | null {
      if (entry.type !== type) return null;
      return { ...partOf(block.value, entry.value), ...partOf(block.config, entry.config) };
    }
  }
  return BlockResolver;
}

const partOf = (fields: Fields, stored: object | null): object => cleaned(fields, whole(fields, stored ?? {}));
