/** The GraphQL types of the revisions of a page. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StoredBlock } from '../../../../schema/fields/values';
import { contentBlockType } from '../../../platform/collections/mapping/graphqlTypes';

const nullable = true;

@ObjectType('SiteRevision', {
  description: 'A state of the blocks of a page. Changes of one author in one minute are one revision; then it never changes.',
})
export class SiteRevision {
  @Field(() => ID, { description: 'The id of the revision.' }) id!: string;
  @Field(() => Int, { description: 'Its number within the page, from 1.' }) number!: number;
  @Field(() => String, { nullable, description: 'Who made it; null for the state before the first recorded change.' })
  author!: string | null;
  @Field(() => Date, { description: 'The time of its first change.' }) createdAt!: Date;
  @Field(() => Date, { description: 'The time of its last change.' }) updatedAt!: Date;
  @Field(() => String, { nullable, description: 'Its name, if someone gave it one; at most 80 characters.' }) name!: string | null;
  @Field(() => Date, { nullable, description: 'When it was first published; null if it never was.' }) publishedAt!: Date | null;
}

@ObjectType('SiteRevisionList', { description: 'Some revisions of a page, the latest first.' })
export class SiteRevisionList {
  @Field(() => [SiteRevision], { description: 'The revisions, without their blocks.' }) items!: readonly SiteRevision[];
  @Field(() => Boolean, { description: 'Whether there are earlier ones.' }) hasMore!: boolean;
}

@ObjectType('SiteRevisionContent', { description: 'A revision of a page with its blocks.' })
export class SiteRevisionContent {
  @Field(() => SiteRevision, { description: 'The revision.' }) revision!: SiteRevision;
  @Field(() => [contentBlockType('output')], { description: 'Its blocks, without references to records that no longer exist.' })
  blocks!: readonly StoredBlock[];
}
