import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { customer } from '../../../schema/collections/customer';
import type { Row, Value } from '../../../schema/fields/field';
import { Choice, Computed, Email, Flag, Phone, Stored, Text, Texts } from '../../platform/collections/mapping/columns';

const { country, orderCount } = customer.fields;

/** A business customer kept by staff. */
@Entity('customer')
@ObjectType('Customer')
export class Customer extends Stored implements Row<typeof customer.fields> {
  @Text() number!: string;
  @Flag() isCompany!: boolean;
  @Text({ nullable: true }) companyName!: string | null;
  @Text({ nullable: true }) firstName!: string | null;
  @Text({ nullable: true }) lastName!: string | null;
  @Email({ nullable: true }) email!: string | null;
  @Phone({ nullable: true }) phone!: string | null;
  @Text({ nullable: true }) street!: string | null;
  @Text({ nullable: true }) zipCode!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Choice(country, { nullable: true }) country!: Value<typeof country>;
  @Text({ nullable: true }) vatNumber!: string | null;
  @Text({ nullable: true }) notes!: string | null;
  @Texts() tags!: string[];
  @Flag() isActive!: boolean;
  @Computed(orderCount, own => `select count(*) from "order" where "customerId" = ${own}.id`) orderCount!: number;
}
