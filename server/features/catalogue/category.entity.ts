import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { category } from '../../../schema/collections/category';
import type { Id, Row } from '../../../schema/fields/field';
import { Count, Flag, Image, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { schedule } = category.fields;

/** A shelf of the shop. */
@Entity('category')
@ObjectType('Category')
export class Category extends Stored implements Row<typeof category.fields> {
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Image({ nullable: true }) image!: Id | null;
  @Rows(schedule) schedule!: Row<typeof schedule.fields>[];
  @Flag() isEnabled!: boolean;
  @Flag() isVisibleWhenUnavailable!: boolean;
  @Count() sortOrder!: number;
}
