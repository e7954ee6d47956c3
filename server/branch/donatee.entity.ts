import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { donatee } from '../../schema/collections/donatee';
import type { Id, Row } from '../../schema/fields/field';
import { Count, Email, Flag, Image, Stored, Text, Url } from '../collection/columns';

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
  @Count() sortOrder!: number;
}
