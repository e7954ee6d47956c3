import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { BlockType } from '../../../schema/blocks';
import { block } from '../../../schema/collections/block';
import type { Row } from '../../../schema/fields/field';
import { BlockPart, Choice, Flag, Moment, Stored, Text } from '../../platform/collections/mapping/columns';

/** Content kept once for the whole shop. */
@Entity('block')
@ObjectType('Block')
export class Block extends Stored implements Row<typeof block.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Choice(block.fields.type) type!: BlockType;
  @BlockPart({ nullable: true }) value!: object | null;
  @BlockPart({ nullable: true }) config!: object | null;
  @Flag() isPublic!: boolean;
  @Moment({ nullable: true }) validFrom!: Date | null;
  @Moment({ nullable: true }) validTo!: Date | null;
}
