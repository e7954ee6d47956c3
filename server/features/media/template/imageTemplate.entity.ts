import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { imageTemplate, type Layer } from '../../../../schema/collections/imageTemplate';
import type { RecordOf } from '../../../../schema/fields/field';
import { SelectColumn, IntegerColumn, ArrayColumn, RecordEntity, TextColumn } from '../../../platform/collections/mapping/columns';

const { format, layers } = imageTemplate.fields;

/** An image template: the layers of which an image is rendered. */
@Entity('imageTemplate')
@ObjectType('ImageTemplate')
export class ImageTemplate extends RecordEntity implements RecordOf<typeof imageTemplate.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @IntegerColumn() width!: number;
  @IntegerColumn() height!: number;
  @SelectColumn(format, { nullable: true }) format!: 'jpg' | 'png' | 'webp' | null;
  @IntegerColumn({ nullable: true }) quality!: number | null;
  @ArrayColumn(layers) layers!: Layer[];
}
