import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { product } from '../../../schema/collections/product';
import type { Allergen } from '../../../schema/rules/product/allergens';
import type { Unit } from '../../../schema/rules/product/units';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Choices, Count, Decimal, Flag, Group, Money, References, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { fields } = product;

/** Something a bakery sells. */
@Entity('product')
@ObjectType('Product')
export class Product extends Stored implements Row<typeof product.fields> {
  @Text() uid!: string;
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Text({ nullable: true }) articleNumber!: string | null;
  @Text({ nullable: true }) keywords!: string | null;
  @Choices(fields.allergens) allergens!: Allergen[];
  @Choice(fields.type) type!: 'simple' | 'configurable' | 'bundle';
  @References('product', fields.images) images!: Id[];

  @Money({ nullable: true }) price!: number | null; // null: no price in advance
  @Choice(fields.unit) unit!: Unit;
  @Rows(fields.alternativeUnits) alternativeUnits!: Value<typeof fields.alternativeUnits>;
  @Decimal({ nullable: true }) minimumQuantity!: number | null;
  @Decimal({ nullable: true }) maximumQuantity!: number | null;
  @Decimal({ nullable: true }) quantityStepSize!: number | null;
  @Decimal({ nullable: true }) defaultQuantity!: number | null;
  @Choice(fields.defaultUnit, { nullable: true }) defaultUnit!: Unit | null;
  @Choice(fields.pricing) pricing!: 'fixed' | 'approximate' | 'minimum';
  @Choice(fields.calculationModel, { nullable: true }) calculationModel!: 'perUnit' | 'perStep' | 'flat' | null;
  @Flag() isPriceHidden!: boolean;
  @Decimal() tax!: number;
  @Decimal() dineInTax!: number;
  @Decimal() takeawayTax!: number;

  @Flag() isEnabled!: boolean;
  @Rows(fields.schedule) schedule!: Value<typeof fields.schedule>;
  @Flag() isVisibleWhenUnavailable!: boolean;
  @Flag() isStepByStep!: boolean;
  @Group(fields.config) config!: Value<typeof fields.config>;
  @Group(fields.netContent, { nullable: true }) netContent!: Value<typeof fields.netContent>;
  @Flag() isLeadTimeEnabled!: boolean;
  @Choice(fields.leadTimeType, { nullable: true }) leadTimeType!: 'minutes' | 'hours' | 'days' | 'weeks' | null;
  @Count({ nullable: true }) leadTimeValue!: number | null;
  @Count() sortOrder!: number;
}
