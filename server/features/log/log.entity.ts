import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { log, type LogChannel, type LogLevel } from '../../../schema/collections/log';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import { SelectColumn, ReferenceColumn, ArrayColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

const { fields } = log;

/** A log entry. It outlives the records it mentions, so it has no foreign keys. */
@Entity('log')
@ObjectType('Log')
export class Log extends RecordEntity implements RecordOf<typeof log.fields> {
  @SelectColumn(fields.level) level!: LogLevel;
  @SelectColumn(fields.channel) channel!: LogChannel;
  @TextColumn() message!: string;
  @TextColumn() who!: string;
  @ReferenceColumn({ nullable: true }) user!: Id | null;
  @TextColumn({ nullable: true }) device!: string | null;
  @TextColumn({ nullable: true }) collection!: string | null;
  @TextColumn({ nullable: true }) record!: string | null;
  @ArrayColumn(fields.context) context!: ValueOf<typeof fields.context>;
  @TextColumn({ nullable: true }) url!: string | null;
  @TextColumn({ nullable: true }) requestId!: string | null;
}
