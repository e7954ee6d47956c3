import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { donatee } from '../../../schema/collections/donatee';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  ComputedColumn,
  IntegerColumn,
  EmailColumn,
  CheckboxColumn,
  ImageColumn,
  RecordEntity,
  TextColumn,
  UrlColumn,
} from '../../platform/collections/mapping/columns';

const { donationCount, donationTotal } = donatee.fields;

// Canceled, rejected and failed orders donate nothing (G-035).
const donatedOrdersSql = (alias: string): string =>
  `from "order" where "donateeId" = ${alias}.id and num_nonnulls("canceledAt", "rejectedAt", "failedAt") = 0`;

/** An organisation that customers can donate to. */
@Entity('donatee')
@ObjectType('Donatee')
export class Donatee extends RecordEntity implements RecordOf<typeof donatee.fields> {
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @UrlColumn({ nullable: true }) website!: string | null;
  @EmailColumn({ nullable: true }) email!: string | null;
  @TextColumn({ nullable: true }) iban!: string | null;
  @TextColumn({ nullable: true }) bic!: string | null;
  @CheckboxColumn() isActive!: boolean;
  @ComputedColumn(donationCount, alias => `select count(*) ${donatedOrdersSql(alias)}`) donationCount!: number;
  @ComputedColumn(donationTotal, alias => `select coalesce(sum("donationAmount"), 0) ${donatedOrdersSql(alias)}`) donationTotal!: number;
  @IntegerColumn() sortOrder!: number;
}
