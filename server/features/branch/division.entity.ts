import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { division } from '../../../schema/collections/division';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  EmailColumn,
  CheckboxColumn,
  ImageColumn,
  PhoneColumn,
  ReferencesColumn,
  RecordEntity,
  TextColumn,
  UrlColumn,
} from '../../platform/collections/mapping/columns';

const { country, branches } = division.fields;

/** An organisation of the shop; the overview can show only its branches. */
@Entity('division')
@ObjectType('Division')
export class Division extends RecordEntity implements RecordOf<typeof division.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) title!: string | null;
  @TextColumn({ nullable: true }) description!: string | null;
  @TextColumn({ nullable: true }) seoTitle!: string | null;
  @TextColumn({ nullable: true }) seoDescription!: string | null;
  @TextColumn({ nullable: true }) businessName!: string | null;
  @TextColumn({ nullable: true }) street!: string | null;
  @TextColumn({ nullable: true }) zipCode!: string | null;
  @TextColumn({ nullable: true }) city!: string | null;
  @SelectColumn(country, { nullable: true }) country!: 'DE' | 'LI' | 'AT' | 'CH' | null;
  @PhoneColumn({ nullable: true }) phone!: string | null;
  @EmailColumn({ nullable: true }) email!: string | null;
  @UrlColumn({ nullable: true }) website!: string | null;
  @TextColumn({ nullable: true }) vatNumber!: string | null;
  @ImageColumn({ nullable: true }) logo!: Id | null;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @ReferencesColumn('division', branches) branches!: Id[];
  @IntegerColumn() sortOrder!: number;
  @CheckboxColumn() isPublic!: boolean;
}
