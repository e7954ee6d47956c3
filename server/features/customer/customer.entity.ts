import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { customer } from '../../../schema/collections/customer';
import type { RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  ComputedColumn,
  EmailColumn,
  CheckboxColumn,
  PhoneColumn,
  RecordEntity,
  TextColumn,
  TextListColumn,
} from '../../platform/collections/mapping/columns';

const { country, orderCount } = customer.fields;

/** A business customer that staff manages. */
@Entity('customer')
@ObjectType('Customer')
export class Customer extends RecordEntity implements RecordOf<typeof customer.fields> {
  @TextColumn() number!: string;
  @CheckboxColumn() isCompany!: boolean;
  @TextColumn({ nullable: true }) companyName!: string | null;
  @TextColumn({ nullable: true }) firstName!: string | null;
  @TextColumn({ nullable: true }) lastName!: string | null;
  @EmailColumn({ nullable: true }) email!: string | null;
  @PhoneColumn({ nullable: true }) phone!: string | null;
  @TextColumn({ nullable: true }) street!: string | null;
  @TextColumn({ nullable: true }) zipCode!: string | null;
  @TextColumn({ nullable: true }) city!: string | null;
  @SelectColumn(country, { nullable: true }) country!: ValueOf<typeof country>;
  @TextColumn({ nullable: true }) vatNumber!: string | null;
  @TextColumn({ nullable: true }) notes!: string | null;
  @TextListColumn() tags!: string[];
  @CheckboxColumn() isActive!: boolean;
  @ComputedColumn(orderCount, alias => `select count(*) from "order" where "customerId" = ${alias}.id`) orderCount!: number;
}
