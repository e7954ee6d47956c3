import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { externalUser } from '../../../schema/collections/externalUser';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  EmailColumn,
  CheckboxColumn,
  MoneyColumn,
  PhoneColumn,
  ReferenceColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

/** A temporary worker without a login. */
@Entity('externalUser')
@ObjectType('ExternalUser')
export class ExternalUser extends RecordEntity implements RecordOf<typeof externalUser.fields> {
  @TextColumn({ nullable: true }) externalId!: string | null;
  @TextColumn() username!: string;
  @TextColumn() firstName!: string;
  @TextColumn() lastName!: string;
  @EmailColumn({ nullable: true }) email!: string | null;
  @PhoneColumn({ nullable: true }) phone!: string | null;
  @TextColumn({ nullable: true }) company!: string | null;
  @ReferenceColumn({ nullable: true }) branch!: Id | null;
  @ReferenceColumn({ nullable: true }) department!: Id | null;
  @MoneyColumn({ nullable: true }) hourlyRate!: number | null;
  @CheckboxColumn() isActive!: boolean;
}
