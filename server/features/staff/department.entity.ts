import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { department } from '../../../schema/collections/department';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  ColorColumn,
  IntegerColumn,
  CheckboxColumn,
  ReferenceColumn,
  ReferencesColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

/** A team of a branch. */
@Entity('department')
@ObjectType('Department')
export class Department extends RecordEntity implements RecordOf<typeof department.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @ReferenceColumn({ nullable: true }) branch!: Id | null;
  @ColorColumn({ nullable: true }) color!: string | null;
  @ReferenceColumn({ nullable: true }) head!: Id | null;
  @ReferencesColumn('department', department.fields.users) users!: Id[];
  @IntegerColumn() sortOrder!: number;
  @CheckboxColumn() isActive!: boolean;
}
