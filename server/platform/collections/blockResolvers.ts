/** GraphQL resolvers of blocks: one field per block type, which returns the block with its references. */
import { FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { blocks, blockTypes, type BlockType } from '../../../schema/blocks';
import type { Block } from '../../../schema/blocks/block';
import { toGraphqlEnumValue, type Fields } from '../../../schema/fields/field';
import { fillMissing } from '../../../schema/fields/parse';
import { renderRecord } from './reading/renderMarkdown';
import { capitalize, objectType } from './mapping/graphqlTypes';

/** Returns the name of the GraphQL type of a block. */
export const blockTypeName = (type: BlockType): string => `${capitalize(toGraphqlEnumValue(type))}Block`;

interface BlockRecord {
  type: string;
  config: object | null;
  value: object | null;
}

type CreateReferenceResolvers = (type: string, owner: () => ClassType<object>, fields: Fields) => Function[];

/** Creates resolvers for a type with `type`, `config` and `value`: blocks of a page, and blocks of the whole shop. */
export const createBlockResolvers = (owner: () => ClassType<object>, createReferences: CreateReferenceResolvers): Function[] =>
  blockTypes.flatMap(type => {
    const block: Block = blocks[type];
    const fields = { ...block.value, ...block.config };
    const name = blockTypeName(type);
    const OutputType = objectType(name, fields, 'output');
    return [createBlockResolver(owner, type, OutputType), ...createReferences(name, () => OutputType, fields)];
  });

function createBlockResolver(owner: () => ClassType<object>, type: BlockType, OutputType: ClassType<object>): Function {
  const block: Block = blocks[type];

  @Resolver(owner)
  class BlockResolver {
    @FieldResolver(() => OutputType, {
      nullable: true,
      description: `The content of this block; null when it has another type. Label: "${block.label}"`,
    })
    [toGraphqlEnumValue(type)](@Root() record: BlockRecord): object | null {
      if (record.type !== type) return null;
      return { ...readPart(block.value, record.value), ...readPart(block.config, record.config) };
    }
  }
  return BlockResolver;
}

const readPart = (fields: Fields, stored: object | null): object => renderRecord(fields, fillMissing(fields, stored ?? {}));
