import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { donatee } from '../../../schema/collections/donatee';
import type { Id, Row } from '../../../schema/fields/field';
import { Computed, Count, Email, Flag, Image, Stored, Text, Url } from '../../platform/collections/mapping/columns';

const { donationCount, donationTotal } = donatee.fields;

// Orders that came to nothing give nothing (G-035).
const given = (own: string): string =>
  `from "order" where "donateeId" = ${own}.id and num_nonnulls("canceledAt", "rejectedAt", "failedAt") = 0`;

/** An organisation the shop gives to. */
@Entity('donatee')
@ObjectType('Donatee')
export class Donatee extends Stored implements Row<typeof donatee.fields> {
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Image({ nullable: true }) image!: Id | null;
  @Url({ nullable: true }) website!: string | null;
  @Email({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) iban!: string | null;
  @Text({ nullable: true }) bic!: string | null;
  @Flag() isActive!: boolean;
  @Computed(donationCount, own => `select count(*) ${given(own)}`) donationCount!: number;
  @Computed(donationTotal, own => `select coalesce(sum("donationAmount"), 0) ${given(own)}`) donationTotal!: number;
  @Count() sortOrder!: number;
}
