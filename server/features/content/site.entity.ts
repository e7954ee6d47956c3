import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { site } from '../../../schema/collections/site';
import type { Id, Row } from '../../../schema/fields/field';
import type { LayoutEntry } from '../../../schema/fields/values';
import { Blocks, Choice, Count, Flag, Group, Image, Moment, Reference, Stored, Text } from '../../platform/collections/mapping/columns';

const { type, settings } = site.fields;

/** A page of the shop. */
@Entity('site')
@ObjectType('Site')
export class Site extends Stored implements Row<typeof site.fields> {
  @Text() name!: string;
  @Text({ nullable: true }) title!: string | null;
  @Text({ nullable: true }) description!: string | null;
  /** Empty for the home page. */
  @Text() path!: string;
  @Choice(type) type!: 'standard' | 'simple';
  @Reference({ nullable: true }) parent!: Id | null;
  @Image({ nullable: true }) image!: Id | null;
  @Text({ nullable: true }) seoTitle!: string | null;
  @Text({ nullable: true }) seoDescription!: string | null;
  @Group(settings, { nullable: true }) settings!: Row<typeof settings.fields> | null;
  @Blocks() content!: readonly LayoutEntry[];
  /** What the editors work at, until it is published; it holds while `hasDraft`. */
  @Blocks() draft!: readonly LayoutEntry[];
  @Flag() hasDraft!: boolean;
  @Flag() isPublic!: boolean;
  @Moment({ nullable: true }) publishedAt!: Date | null;
  @Count() sortOrder!: number;
  @Flag() showInSitemap!: boolean;
}
