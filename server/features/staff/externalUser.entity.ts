import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { externalUser } from '../../../schema/collections/externalUser';
import type { Id, Row } from '../../../schema/fields/field';
import { Email, Flag, Money, Phone, Reference, Stored, Text } from '../../platform/collections/mapping/columns';

/** A helper without a login. */
@Entity('externalUser')
@ObjectType('ExternalUser')
export class ExternalUser extends Stored implements Row<typeof externalUser.fields> {
  @Text({ nullable: true }) externalId!: string | null;
  @Text() username!: string;
  @Text() firstName!: string;
  @Text() lastName!: string;
  @Email({ nullable: true }) email!: string | null;
  @Phone({ nullable: true }) phone!: string | null;
  @Text({ nullable: true }) company!: string | null;
  @Reference({ nullable: true }) branch!: Id | null;
  @Reference({ nullable: true }) department!: Id | null;
  @Money({ nullable: true }) hourlyRate!: number | null;
  @Flag() isActive!: boolean;
}
