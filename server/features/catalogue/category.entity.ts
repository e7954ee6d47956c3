import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { category } from '../../../schema/collections/category';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  IntegerColumn,
  CheckboxColumn,
  ImageColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { schedule } = category.fields;

/** A category of products. */
@Entity('category')
@ObjectType('Category')
export class Category extends RecordEntity implements RecordOf<typeof category.fields> {
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @ArrayColumn(schedule) schedule!: RecordOf<typeof schedule.fields>[];
  @CheckboxColumn() isEnabled!: boolean;
  @CheckboxColumn() isVisibleWhenUnavailable!: boolean;
  @IntegerColumn() sortOrder!: number;
}
