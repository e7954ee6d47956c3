import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { webhook, type WebhookEvent } from '../../../../schema/collections/webhook';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import {
  CheckboxColumn,
  DateTimeColumn,
  MultiSelectColumn,
  RecordEntity,
  ReferencesColumn,
  SecretColumn,
  TextColumn,
  UrlColumn,
} from '../../../platform/collections/mapping/columns';

const { events, branches } = webhook.fields;
const nullable = true;

/** A URL of another system that receives the events of orders. */
@Entity('webhook')
@ObjectType('Webhook')
export class Webhook extends RecordEntity implements RecordOf<typeof webhook.fields> {
  @TextColumn() name!: string;
  @UrlColumn() url!: string;
  @MultiSelectColumn(events) events!: WebhookEvent[];
  /** Empty: all branches. */
  @ReferencesColumn('webhook', branches) branches!: Id[];
  @CheckboxColumn() includesPersonalData!: boolean;
  @CheckboxColumn() isEnabled!: boolean;
  /** The masked secret. */
  @TextColumn({ nullable }) secret!: string | null;
  /** The secret itself, because a hash cannot sign. */
  @SecretColumn() signingSecret!: string | null;
  @SecretColumn() previousSecret!: string | null;
  @DateTimeColumn({ nullable }) previousSecretUntil!: Date | null;
  /** Deliveries wait until then, so that a system that does not respond does not delay the others. */
  @DateTimeColumn({ nullable }) pausedUntil!: Date | null;
}
