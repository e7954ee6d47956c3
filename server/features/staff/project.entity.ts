import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { project } from '../../../schema/collections/project';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Colour, Computed, Count, Day, Reference, References, Stored, Text } from '../../platform/collections/mapping/columns';

const { branches, departments, status, workedMinutes } = project.fields;

/** What staff works on beside the daily bread. */
@Entity('project')
@ObjectType('Project')
export class Project extends Stored implements Row<typeof project.fields> {
  @Text() number!: string;
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Reference({ nullable: true }) customer!: Id | null;
  @Reference({ nullable: true }) manager!: Id | null;
  @References('project', branches) branches!: Id[];
  @References('project', departments) departments!: Id[];
  @Choice(status) status!: Value<typeof status>;
  @Day({ nullable: true }) startDate!: string | null;
  @Day({ nullable: true }) endDate!: string | null;
  @Count({ nullable: true }) budgetMinutes!: number | null;
  @Colour({ nullable: true }) color!: string | null;
  @Computed(workedMinutes, own => `select coalesce(sum("workedMinutes"), 0) from "workingActivity" where "projectId" = ${own}.id`)
  workedMinutes!: number;
}
