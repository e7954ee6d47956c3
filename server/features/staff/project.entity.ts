import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { project } from '../../../schema/collections/project';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  ColorColumn,
  ComputedColumn,
  IntegerColumn,
  DateColumn,
  ReferenceColumn,
  ReferencesColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { branches, departments, status, workedMinutes } = project.fields;

/** A project of staff or of a business customer. */
@Entity('project')
@ObjectType('Project')
export class Project extends RecordEntity implements RecordOf<typeof project.fields> {
  @TextColumn() number!: string;
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @ReferenceColumn({ nullable: true }) customer!: Id | null;
  @ReferenceColumn({ nullable: true }) manager!: Id | null;
  @ReferencesColumn('project', branches) branches!: Id[];
  @ReferencesColumn('project', departments) departments!: Id[];
  @SelectColumn(status) status!: ValueOf<typeof status>;
  @DateColumn({ nullable: true }) startDate!: string | null;
  @DateColumn({ nullable: true }) endDate!: string | null;
  @IntegerColumn({ nullable: true }) budgetMinutes!: number | null;
  @ColorColumn({ nullable: true }) color!: string | null;
  @ComputedColumn(workedMinutes, alias => `select coalesce(sum("workedMinutes"), 0) from "workingActivity" where "projectId" = ${alias}.id`)
  workedMinutes!: number;
}
