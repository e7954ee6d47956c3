/** The GraphQL types of the links to drafts. */
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('DraftLink', { description: 'A link that shows the draft of a page without a login, without its secret.' })
export class DraftLink {
  @Field(() => ID, { description: 'The id of the link.' }) id!: string;
  @Field(() => String, { description: 'Who created it. It stops working when that person may no longer edit pages.' }) author!: string;
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => Date, { description: 'When it stops working.' }) expiresAt!: Date;
}

@ObjectType('DraftLinkWithPath', { description: 'A new link to a draft.' })
export class DraftLinkWithPath {
  @Field(() => DraftLink, { description: 'The link.' }) link!: DraftLink;
  @Field(() => String, { description: 'The path of the draft in the shop, with its secret; returned only once.' }) path!: string;
}
