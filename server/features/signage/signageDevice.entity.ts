import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageDevice } from '../../../schema/collections/digitalSignageDevice';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  GroupColumn,
  DateTimeColumn,
  ReferenceColumn,
  SecretColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { orientation, status, command } = digitalSignageDevice.fields;

/** A signage device of a branch, which plays a stream. */
@Entity('digitalSignageDevice')
@ObjectType('DigitalSignageDevice')
export class SignageDevice extends RecordEntity implements RecordOf<typeof digitalSignageDevice.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @ReferenceColumn({ nullable: true }) branch!: Id | null;
  @ReferenceColumn({ nullable: true }) stream!: Id | null;
  @SelectColumn(orientation) orientation!: ValueOf<typeof orientation>;
  @TextColumn({ nullable: true }) resolution!: string | null;
  @IntegerColumn() volume!: number;
  @TextColumn({ nullable: true }) pairingCode!: string | null;
  @TextColumn({ nullable: true }) token!: string | null;
  @SecretColumn() tokenHash!: string | null;
  @SelectColumn(status) status!: ValueOf<typeof status>;
  @ReferenceColumn({ nullable: true }) currentSegment!: Id | null;
  @TextColumn({ nullable: true }) appVersion!: string | null;
  @DateTimeColumn({ nullable: true }) lastSeenAt!: Date | null;
  @GroupColumn(command, { nullable: true }) command!: ValueOf<typeof command>;
}
