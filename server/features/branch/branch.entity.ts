import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { branch } from '../../../schema/collections/branch';
import type { Id, Row } from '../../../schema/fields/field';
import {
  Choice,
  Count,
  Decimal,
  Email,
  Flag,
  Image,
  Phone,
  Reference,
  References,
  RichText,
  Rows,
  Stored,
  Text,
  Time,
  Url,
} from '../../platform/collections/mapping/columns';

const { country, tags, images, openingHours, deliveryHours, defaultDeliveryMethod, deliveryAreas } = branch.fields;

/** Where the bakery bakes, sells and hands over. */
@Entity('branch')
@ObjectType('Branch')
export class Branch extends Stored implements Row<typeof branch.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Text({ nullable: true }) description!: string | null;
  @Text({ nullable: true }) street!: string | null;
  @Text({ nullable: true }) zipCode!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Choice(country) country!: 'DE' | 'LI' | 'AT' | 'CH';
  @Phone({ nullable: true }) phone!: string | null;
  @Email({ nullable: true }) email!: string | null;
  @Url({ nullable: true }) website!: string | null;
  @Decimal({ nullable: true }) latitude!: number | null;
  @Decimal({ nullable: true }) longitude!: number | null;
  @Text({ nullable: true }) keywords!: string | null;
  @References('branch', tags) tags!: Id[];
  @References('branch', images) images!: Id[];
  @Image({ nullable: true }) logo!: Id | null;
  @Flag() isPublic!: boolean;

  @Rows(openingHours) openingHours!: Row<typeof openingHours.fields>[];
  @Rows(deliveryHours) deliveryHours!: Row<typeof deliveryHours.fields>[];
  @Flag() isDeliveryHoursEnabled!: boolean;
  @Time({ nullable: true }) orderableFrom!: string | null;
  @Text({ nullable: true }) closedMessage!: string | null;
  @RichText({ nullable: true }) notification!: string | null;
  @Text({ nullable: true }) pickupText!: string | null;

  @Flag() isTakeawayEnabled!: boolean;
  @Flag() isDeliveryEnabled!: boolean;
  @Flag() isDineInEnabled!: boolean;
  @Flag() isTableSelectionEnabled!: boolean;
  @Flag() isPreorderEnabled!: boolean;
  @Flag() isAppointmentRequired!: boolean;
  @Flag() isQuotationRequired!: boolean;
  @Choice(defaultDeliveryMethod) defaultDeliveryMethod!: 'takeaway' | 'delivery' | 'dineIn';

  @Flag() isCashEnabled!: boolean;
  @Flag() isATMCardEnabled!: boolean;
  @Flag() isHydroAGVoucherEnabled!: boolean;
  @Flag() isMollieEnabled!: boolean;
  @Flag() isDatatransEnabled!: boolean;

  @Flag() isDeliveryEmailRequired!: boolean;
  @Flag() isDineInEmailRequired!: boolean;
  @Flag() isTakeawayEmailRequired!: boolean;
  @Flag() isDeliveryPhoneRequired!: boolean;
  @Flag() isDineInPhoneRequired!: boolean;
  @Flag() isTakeawayPhoneRequired!: boolean;
  @Flag() isDeliveryAddressRequired!: boolean;
  @Flag() isDineInAddressRequired!: boolean;
  @Flag() isTakeawayAddressRequired!: boolean;

  @Rows(deliveryAreas) deliveryAreas!: Row<typeof deliveryAreas.fields>[];
  @Reference({ nullable: true }) division!: Id | null;
  @Url({ nullable: true }) facebook!: string | null;
  @Url({ nullable: true }) instagram!: string | null;
  @Email({ nullable: true }) orderEmail!: string | null;
  @Text({ nullable: true }) iban!: string | null;
  @Text({ nullable: true }) bic!: string | null;
  @Count() sortOrder!: number;
}
