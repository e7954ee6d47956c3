import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { scene } from '../../../schema/collections/scene';
import type { RecordOf, ValueOf } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import {
  BlocksColumn,
  SelectColumn,
  IntegerColumn,
  CheckboxColumn,
  DateTimeColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { orientation, transition } = scene.fields;

/** The content of a signage device at one time. */
@Entity('scene')
@ObjectType('Scene')
export class Scene extends RecordEntity implements RecordOf<typeof scene.fields> {
  @TextColumn() path!: string;
  @TextColumn() name!: string;
  @CheckboxColumn() isPublic!: boolean;
  @SelectColumn(orientation) orientation!: ValueOf<typeof orientation>;
  @TextColumn({ nullable: true }) background!: string | null;
  @BlocksColumn() content!: readonly StoredBlock[];
  @IntegerColumn() durationSeconds!: number;
  @SelectColumn(transition) transition!: ValueOf<typeof transition>;
  @DateTimeColumn({ nullable: true }) validFrom!: Date | null;
  @DateTimeColumn({ nullable: true }) validTo!: Date | null;
}
