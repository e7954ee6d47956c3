import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { imageTemplate, type Layer } from '../../../../schema/collections/imageTemplate';
import type { Row } from '../../../../schema/fields/field';
import { Choice, Count, Rows, Stored, Text } from '../../../platform/collections/mapping/columns';

const { format, layers } = imageTemplate.fields;

/** How a picture is put together. */
@Entity('imageTemplate')
@ObjectType('ImageTemplate')
export class ImageTemplate extends Stored implements Row<typeof imageTemplate.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Count() width!: number;
  @Count() height!: number;
  @Choice(format, { nullable: true }) format!: 'jpg' | 'png' | 'webp' | null;
  @Count({ nullable: true }) quality!: number | null;
  @Rows(layers) layers!: Layer[];
}
