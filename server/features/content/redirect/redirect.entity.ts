import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { redirect } from '../../../../schema/collections/redirect';
import type { RecordOf } from '../../../../schema/fields/field';
import { IntegerColumn, CheckboxColumn, DateTimeColumn, RecordEntity, TextColumn } from '../../../platform/collections/mapping/columns';

/** A path that redirects to a target. */
@Entity('redirect')
@ObjectType('Redirect')
export class Redirect extends RecordEntity implements RecordOf<typeof redirect.fields> {
  @TextColumn() path!: string;
  @TextColumn() target!: string;
  @IntegerColumn() statusCode!: number;
  @CheckboxColumn() isEnabled!: boolean;
  @IntegerColumn() hits!: number;
  @DateTimeColumn({ nullable: true }) lastHitAt!: Date | null;
}
