import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { device } from '../../../schema/collections/device';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Count, Flag, Moment, Reference, Rows, Secret, Stored, Text } from '../../platform/collections/mapping/columns';

const { type, protocol, status, logs } = device.fields;

/** A printer, tablet, terminal, kiosk or display. */
@Entity('device')
@ObjectType('Device')
export class Device extends Stored implements Row<typeof device.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Choice(type) type!: Value<typeof type>;
  @Reference({ nullable: true }) branch!: Id | null;
  @Choice(protocol, { nullable: true }) protocol!: Value<typeof protocol>;
  @Text({ nullable: true }) macAddress!: string | null;
  @Text({ nullable: true }) token!: string | null;
  @Secret() tokenHash!: string | null;
  @Flag() autoPrint!: boolean;
  @Count({ nullable: true }) paperWidth!: number | null;
  @Flag() isEnabled!: boolean;
  @Text({ nullable: true }) appVersion!: string | null;
  @Text({ nullable: true }) platform!: string | null;
  @Moment({ nullable: true }) lastSeenAt!: Date | null;
  @Choice(status) status!: Value<typeof status>;
  @Rows(logs) logs!: Row<typeof logs.fields>[];
}
