import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { product } from '../../../schema/collections/product';
import type { Allergen } from '../../../schema/rules/product/allergens';
import type { Diet } from '../../../schema/rules/product/diets';
import type { MinimumAge } from '../../../schema/rules/product/minimumAge';
import type { Unit } from '../../../schema/rules/product/units';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  MultiSelectColumn,
  IntegerColumn,
  DecimalColumn,
  CheckboxColumn,
  GroupColumn,
  MoneyColumn,
  ReferencesColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { fields } = product;

/** A product that the shop sells. */
@Entity('product')
@ObjectType('Product')
export class Product extends RecordEntity implements RecordOf<typeof product.fields> {
  @TextColumn() uid!: string;
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @TextColumn({ nullable: true }) articleNumber!: string | null;
  @TextColumn({ nullable: true }) keywords!: string | null;
  @MultiSelectColumn(fields.allergens) allergens!: Allergen[];
  @SelectColumn(fields.diet, { nullable: true }) diet!: Diet | null;
  @SelectColumn(fields.minimumAge, { nullable: true }) minimumAge!: MinimumAge | null;
  @SelectColumn(fields.type) type!: 'simple' | 'configurable' | 'bundle';
  @ReferencesColumn('product', fields.images) images!: Id[];

  @MoneyColumn({ nullable: true }) price!: number | null; // null: the customer learns the price later
  @SelectColumn(fields.unit) unit!: Unit;
  @ArrayColumn(fields.alternativeUnits) alternativeUnits!: ValueOf<typeof fields.alternativeUnits>;
  @DecimalColumn({ nullable: true }) minimumQuantity!: number | null;
  @DecimalColumn({ nullable: true }) maximumQuantity!: number | null;
  @DecimalColumn({ nullable: true }) quantityStepSize!: number | null;
  @DecimalColumn({ nullable: true }) defaultQuantity!: number | null;
  @SelectColumn(fields.defaultUnit, { nullable: true }) defaultUnit!: Unit | null;
  @SelectColumn(fields.pricing) pricing!: 'fixed' | 'approximate' | 'minimum';
  @SelectColumn(fields.calculationModel, { nullable: true }) calculationModel!: 'perUnit' | 'perStep' | 'flat' | null;
  @CheckboxColumn() isPriceHidden!: boolean;
  @DecimalColumn() tax!: number;
  @DecimalColumn() dineInTax!: number;
  @DecimalColumn() takeawayTax!: number;

  @CheckboxColumn() isEnabled!: boolean;
  @ArrayColumn(fields.schedule) schedule!: ValueOf<typeof fields.schedule>;
  @CheckboxColumn() isVisibleWhenUnavailable!: boolean;
  @CheckboxColumn() isStepByStep!: boolean;
  @GroupColumn(fields.config) config!: ValueOf<typeof fields.config>;
  @GroupColumn(fields.netContent, { nullable: true }) netContent!: ValueOf<typeof fields.netContent>;
  @CheckboxColumn() isLeadTimeEnabled!: boolean;
  @SelectColumn(fields.leadTimeType, { nullable: true }) leadTimeType!: 'minutes' | 'hours' | 'days' | 'weeks' | null;
  @IntegerColumn({ nullable: true }) leadTimeValue!: number | null;
  @IntegerColumn() sortOrder!: number;
}
