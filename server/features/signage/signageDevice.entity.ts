import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageDevice } from '../../../schema/collections/digitalSignageDevice';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Count, Group, Moment, Reference, Secret, Stored, Text } from '../../platform/collections/mapping/columns';

const { orientation, status, command } = digitalSignageDevice.fields;

/** A screen of a branch that plays a stream. */
@Entity('digitalSignageDevice')
@ObjectType('DigitalSignageDevice')
export class Screen extends Stored implements Row<typeof digitalSignageDevice.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Reference({ nullable: true }) branch!: Id | null;
  @Reference({ nullable: true }) stream!: Id | null;
  @Choice(orientation) orientation!: Value<typeof orientation>;
  @Text({ nullable: true }) resolution!: string | null;
  @Count() volume!: number;
  @Text({ nullable: true }) pairingCode!: string | null;
  @Text({ nullable: true }) token!: string | null;
  @Secret() tokenHash!: string | null;
  @Choice(status) status!: Value<typeof status>;
  @Reference({ nullable: true }) currentSegment!: Id | null;
  @Text({ nullable: true }) appVersion!: string | null;
  @Moment({ nullable: true }) lastSeenAt!: Date | null;
  @Group(command, { nullable: true }) command!: Value<typeof command>;
}
