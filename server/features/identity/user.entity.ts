import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { Role } from '../../../schema/access/roles';
import { user } from '../../../schema/collections/user';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  MultiSelectColumn,
  IntegerColumn,
  DateColumn,
  DecimalColumn,
  EmailColumn,
  CheckboxColumn,
  ImageColumn,
  DateTimeColumn,
  PhoneColumn,
  ReferencesColumn,
  SecretColumn,
  RecordEntity,
  TextColumn,
  WeekdaysColumn,
} from '../../platform/collections/mapping/columns';

const { roles, branches, departments } = user.fields;

/** A member of staff who may log in. */
@Entity('user')
@ObjectType('User')
export class User extends RecordEntity implements RecordOf<typeof user.fields> {
  @TextColumn() username!: string;
  @EmailColumn() email!: string;
  @TextColumn() firstName!: string;
  @TextColumn() lastName!: string;
  @PhoneColumn({ nullable: true }) phone!: string | null;
  @SecretColumn() password!: string | null;
  @MultiSelectColumn(roles) roles!: Role[];
  @ReferencesColumn('user', branches) branches!: Id[];
  @ReferencesColumn('user', departments) departments!: Id[];
  @ImageColumn({ nullable: true }) avatar!: Id | null;
  @TextColumn({ nullable: true }) personnelNumber!: string | null;
  @DateColumn({ nullable: true }) employmentStart!: string | null;
  @DateColumn({ nullable: true }) employmentEnd!: string | null;
  @IntegerColumn({ nullable: true }) weeklyTargetMinutes!: number | null;
  @DecimalColumn({ nullable: true }) holidayDaysPerYear!: number | null;
  @WeekdaysColumn() workingDays!: number[];
  @TextColumn({ nullable: true }) timeTrackingToken!: string | null;
  @SecretColumn() timeTrackingTokenHash!: string | null;
  @TextColumn() locale!: string;
  @CheckboxColumn() isActive!: boolean;
  @CheckboxColumn() isLocked!: boolean;
  @DateTimeColumn({ nullable: true }) accountExpiresAt!: Date | null;
  @DateTimeColumn({ nullable: true }) lastLoginAt!: Date | null;
}

/** The current user with all effective roles. */
@ObjectType('Me')
export class Me extends User {}
