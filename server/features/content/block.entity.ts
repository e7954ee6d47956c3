import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { BlockType } from '../../../schema/blocks';
import { block } from '../../../schema/collections/block';
import type { RecordOf } from '../../../schema/fields/field';
import {
  BlockDataColumn,
  SelectColumn,
  CheckboxColumn,
  DateTimeColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

/** Content that several pages share. */
@Entity('block')
@ObjectType('Block')
export class Block extends RecordEntity implements RecordOf<typeof block.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @SelectColumn(block.fields.type) type!: BlockType;
  @BlockDataColumn({ nullable: true }) value!: object | null;
  @BlockDataColumn({ nullable: true }) config!: object | null;
  @CheckboxColumn() isPublic!: boolean;
  @DateTimeColumn({ nullable: true }) validFrom!: Date | null;
  @DateTimeColumn({ nullable: true }) validTo!: Date | null;
}
