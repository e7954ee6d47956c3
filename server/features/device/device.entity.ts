import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { device } from '../../../schema/collections/device';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  CheckboxColumn,
  DateTimeColumn,
  ReferenceColumn,
  ArrayColumn,
  SecretColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { type, protocol, status, logs } = device.fields;

/** A printer, tablet, terminal, kiosk or display. */
@Entity('device')
@ObjectType('Device')
export class Device extends RecordEntity implements RecordOf<typeof device.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @SelectColumn(type) type!: ValueOf<typeof type>;
  @ReferenceColumn({ nullable: true }) branch!: Id | null;
  @SelectColumn(protocol, { nullable: true }) protocol!: ValueOf<typeof protocol>;
  @TextColumn({ nullable: true }) macAddress!: string | null;
  @TextColumn({ nullable: true }) token!: string | null;
  @SecretColumn() tokenHash!: string | null;
  @CheckboxColumn() autoPrint!: boolean;
  @IntegerColumn({ nullable: true }) paperWidth!: number | null;
  @CheckboxColumn() isEnabled!: boolean;
  @TextColumn({ nullable: true }) appVersion!: string | null;
  @TextColumn({ nullable: true }) platform!: string | null;
  @DateTimeColumn({ nullable: true }) lastSeenAt!: Date | null;
  @SelectColumn(status) status!: ValueOf<typeof status>;
  @ArrayColumn(logs) logs!: RecordOf<typeof logs.fields>[];
}
