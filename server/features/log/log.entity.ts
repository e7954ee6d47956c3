import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { log, type LogChannel, type LogLevel } from '../../../schema/collections/log';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Reference, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { fields } = log;

/** Something that happened. It outlives whom and what it speaks of, so it holds on to neither. */
@Entity('log')
@ObjectType('Log')
export class Log extends Stored implements Row<typeof log.fields> {
  @Choice(fields.level) level!: LogLevel;
  @Choice(fields.channel) channel!: LogChannel;
  @Text() message!: string;
  @Text() who!: string;
  @Reference({ nullable: true }) user!: Id | null;
  @Text({ nullable: true }) device!: string | null;
  @Text({ nullable: true }) collection!: string | null;
  @Text({ nullable: true }) record!: string | null;
  @Rows(fields.context) context!: Value<typeof fields.context>;
  @Text({ nullable: true }) url!: string | null;
  @Text({ nullable: true }) requestId!: string | null;
}
