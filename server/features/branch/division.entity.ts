import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { division } from '../../../schema/collections/division';
import type { Id, Row } from '../../../schema/fields/field';
import { Choice, Count, Email, Flag, Image, Phone, References, Stored, Text, Url } from '../../platform/collections/mapping/columns';

const { country, branches } = division.fields;

/** An organisation of the shop; it narrows the overview to its branches. */
@Entity('division')
@ObjectType('Division')
export class Division extends Stored implements Row<typeof division.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Text({ nullable: true }) title!: string | null;
  @Text({ nullable: true }) description!: string | null;
  @Text({ nullable: true }) seoTitle!: string | null;
  @Text({ nullable: true }) seoDescription!: string | null;
  @Text({ nullable: true }) businessName!: string | null;
  @Text({ nullable: true }) street!: string | null;
  @Text({ nullable: true }) zipCode!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Choice(country, { nullable: true }) country!: 'DE' | 'LI' | 'AT' | 'CH' | null;
  @Phone({ nullable: true }) phone!: string | null;
  @Email({ nullable: true }) email!: string | null;
  @Url({ nullable: true }) website!: string | null;
  @Text({ nullable: true }) vatNumber!: string | null;
  @Image({ nullable: true }) logo!: Id | null;
  @Image({ nullable: true }) image!: Id | null;
  @References('division', branches) branches!: Id[];
  @Count() sortOrder!: number;
  @Flag() isPublic!: boolean;
}
