import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { site } from '../../../schema/collections/site';
import type { Id, RecordOf } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import {
  BlocksColumn,
  SelectColumn,
  IntegerColumn,
  CheckboxColumn,
  GroupColumn,
  ImageColumn,
  DateTimeColumn,
  ReferenceColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { type, settings } = site.fields;

/** A page of the shop. */
@Entity('site')
@ObjectType('Site')
export class Site extends RecordEntity implements RecordOf<typeof site.fields> {
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) title!: string | null;
  @TextColumn({ nullable: true }) description!: string | null;
  /** Empty for the home page. */
  @TextColumn() path!: string;
  @SelectColumn(type, { nullable: true }) type!: 'standard' | 'simple' | null;
  @ReferenceColumn({ nullable: true }) parent!: Id | null;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @TextColumn({ nullable: true }) seoTitle!: string | null;
  @TextColumn({ nullable: true }) seoDescription!: string | null;
  @GroupColumn(settings, { nullable: true }) settings!: RecordOf<typeof settings.fields> | null;
  @BlocksColumn() content!: readonly StoredBlock[];
  /** The unpublished version; only valid while `hasDraft`. */
  @BlocksColumn() draft!: readonly StoredBlock[];
  @CheckboxColumn() hasDraft!: boolean;
  @CheckboxColumn() isPublic!: boolean;
  @DateTimeColumn({ nullable: true }) publishedAt!: Date | null;
  @IntegerColumn() sortOrder!: number;
  @CheckboxColumn() showInSitemap!: boolean;
}
