import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { department } from '../../../schema/collections/department';
import type { Id, Row } from '../../../schema/fields/field';
import { Colour, Count, Flag, Reference, References, Stored, Text } from '../../platform/collections/mapping/columns';

/** A team of a branch. */
@Entity('department')
@ObjectType('Department')
export class Department extends Stored implements Row<typeof department.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Reference({ nullable: true }) branch!: Id | null;
  @Colour({ nullable: true }) color!: string | null;
  @Reference({ nullable: true }) head!: Id | null;
  @References('department', department.fields.users) users!: Id[];
  @Count() sortOrder!: number;
  @Flag() isActive!: boolean;
}
