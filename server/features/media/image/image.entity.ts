import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { image } from '../../../../schema/collections/image';
import type { Row } from '../../../../schema/fields/field';
import { Count, Decimal, Stored, Text, Texts } from '../../../platform/collections/mapping/columns';

/** A picture; its file lies with the media, under its id and version. */
@Entity('image')
@ObjectType('Image')
export class Image extends Stored implements Row<typeof image.fields> {
  @Count() version!: number;
  @Text() extension!: string;
  @Text() mimeType!: string;
  @Text({ nullable: true }) alt!: string | null;
  @Text({ nullable: true }) title!: string | null;
  @Count({ nullable: true }) width!: number | null;
  @Count({ nullable: true }) height!: number | null;
  @Count({ nullable: true }) size!: number | null;
  @Decimal({ nullable: true }) focusX!: number | null;
  @Decimal({ nullable: true }) focusY!: number | null;
  @Text({ nullable: true }) hash!: string | null;
  @Texts() tags!: string[];
}
