import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { Role } from '../../../schema/access/roles';
import { user } from '../../../schema/collections/user';
import type { Id, Row } from '../../../schema/fields/field';
import {
  Choices,
  Count,
  Day,
  Decimal,
  Email,
  Flag,
  Image,
  Moment,
  Phone,
  References,
  Secret,
  Stored,
  Text,
  Weekdays,
} from '../../platform/collections/mapping/columns';

const { roles, branches, departments } = user.fields;

/** Someone who works here and may sign in. */
@Entity('user')
@ObjectType('User')
export class User extends Stored implements Row<typeof user.fields> {
  @Text() username!: string;
  @Email() email!: string;
  @Text() firstName!: string;
  @Text() lastName!: string;
  @Phone({ nullable: true }) phone!: string | null;
  @Secret() password!: string | null;
  @Choices(roles) roles!: Role[];
  @References('user', branches) branches!: Id[];
  @References('user', departments) departments!: Id[];
  @Image({ nullable: true }) avatar!: Id | null;
  @Text({ nullable: true }) personnelNumber!: string | null;
  @Day({ nullable: true }) employmentStart!: string | null;
  @Day({ nullable: true }) employmentEnd!: string | null;
  @Count({ nullable: true }) weeklyTargetMinutes!: number | null;
  @Decimal({ nullable: true }) holidayDaysPerYear!: number | null;
  @Weekdays() workingDays!: number[];
  @Text({ nullable: true }) timeTrackingToken!: string | null;
  @Secret() timeTrackingTokenHash!: string | null;
  @Text() locale!: string;
  @Flag() isActive!: boolean;
  @Flag() isLocked!: boolean;
  @Moment({ nullable: true }) accountExpiresAt!: Date | null;
  @Moment({ nullable: true }) lastLoginAt!: Date | null;
}

/** Whoever asks. The roles are those that follow from the ones held. */
@ObjectType('Me')
export class Me extends User {}
