import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { image } from '../../../../schema/collections/image';
import type { RecordOf } from '../../../../schema/fields/field';
import {
  CheckboxColumn,
  IntegerColumn,
  DecimalColumn,
  RecordEntity,
  TextColumn,
  TextListColumn,
} from '../../../platform/collections/mapping/columns';

/** An image. Its file is stored under its id and version. */
@Entity('image')
@ObjectType('Image')
export class Image extends RecordEntity implements RecordOf<typeof image.fields> {
  @IntegerColumn() version!: number;
  @TextColumn() extension!: string;
  @TextColumn() mimeType!: string;
  @TextColumn({ nullable: true }) alt!: string | null;
  @CheckboxColumn({ default: false }) isDecorative!: boolean;
  @TextColumn({ nullable: true }) title!: string | null;
  @IntegerColumn({ nullable: true }) width!: number | null;
  @IntegerColumn({ nullable: true }) height!: number | null;
  @IntegerColumn({ nullable: true }) size!: number | null;
  @DecimalColumn({ nullable: true }) focusX!: number | null;
  @DecimalColumn({ nullable: true }) focusY!: number | null;
  @TextColumn({ nullable: true }) hash!: string | null;
  @TextListColumn() tags!: string[];
}
