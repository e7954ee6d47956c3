import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { upload } from '../../../../schema/collections/upload';
import type { Id, Row } from '../../../../schema/fields/field';
import { Count, Flag, IdText, Reference, Stored, Text } from '../../../platform/collections/mapping/columns';

/** A file somebody attached; it lies with the media, under its id and version. */
@Entity('upload')
@ObjectType('Upload')
export class Upload extends Stored implements Row<typeof upload.fields> {
  @Count() version!: number;
  @Text() extension!: string;
  @Text() mimeType!: string;
  @Text() publicHash!: string;
  @Text({ nullable: true }) name!: string | null;
  @Count({ nullable: true }) size!: number | null;
  @Flag() hasPreview!: boolean;
  @Reference({ nullable: true }) owner!: Id | null;
  @IdText({ nullable: true }) order!: Id | null;
}
