import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { redirect } from '../../../../schema/collections/redirect';
import type { Row } from '../../../../schema/fields/field';
import { Count, Flag, Moment, Stored, Text } from '../../../platform/collections/mapping/columns';

/** An address that leads elsewhere. */
@Entity('redirect')
@ObjectType('Redirect')
export class Redirect extends Stored implements Row<typeof redirect.fields> {
  @Text() path!: string;
  @Text() target!: string;
  @Count() statusCode!: number;
  @Flag() isEnabled!: boolean;
  @Count() hits!: number;
  @Moment({ nullable: true }) lastHitAt!: Date | null;
}
