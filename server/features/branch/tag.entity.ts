import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { tag } from '../../../schema/collections/tag';
import type { Id, RecordOf } from '../../../schema/fields/field';
import { ColorColumn, IntegerColumn, ImageColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

/** A label of branches. */
@Entity('tag')
@ObjectType('Tag')
export class Tag extends RecordEntity implements RecordOf<typeof tag.fields> {
  @TextColumn() name!: string;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @ColorColumn({ nullable: true }) color!: string | null;
  @IntegerColumn() sortOrder!: number;
}
