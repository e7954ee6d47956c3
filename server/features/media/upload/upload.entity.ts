import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { upload } from '../../../../schema/collections/upload';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import {
  IntegerColumn,
  CheckboxColumn,
  IdColumn,
  ReferenceColumn,
  RecordEntity,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

/** An uploaded file. It is stored under its hash, id and version. */
@Entity('upload')
@ObjectType('Upload')
export class Upload extends RecordEntity implements RecordOf<typeof upload.fields> {
  @IntegerColumn() version!: number;
  @TextColumn() extension!: string;
  @TextColumn() mimeType!: string;
  @TextColumn() publicHash!: string;
  @TextColumn({ nullable: true }) name!: string | null;
  @IntegerColumn({ nullable: true }) size!: number | null;
  @CheckboxColumn() hasPreview!: boolean;
  @ReferenceColumn({ nullable: true }) owner!: Id | null;
  @IdColumn({ nullable: true }) order!: Id | null;
}
