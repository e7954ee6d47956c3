import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { BranchScreen } from '../../../schema/access/roles';
import { branch } from '../../../schema/collections/branch';
import type { Id, RecordOf } from '../../../schema/fields/field';
import { flagNames } from '../../../schema/rules/checkout/paymentMethods';
import {
  ComputedColumn,
  SelectColumn,
  IntegerColumn,
  DecimalColumn,
  EmailColumn,
  CheckboxColumn,
  ImageColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferencesColumn,
  RichTextColumn,
  ArrayColumn,
  TextColumn,
  TimeColumn,
  UrlColumn,
  withCheckboxes,
} from '../../platform/collections/mapping/columns';

const {
  country,
  tags,
  images,
  openingHours,
  deliveryHours,
  defaultDeliveryMethod,
  deliveryAreas,
  serviceStates,
  soldOut,
  frontdeskKey,
  backofficeKey,
} = branch.fields;

const maskedKeySql = (screen: BranchScreen) => (alias: string) =>
  `select '••••' || ending from branch_key where "branchId" = ${alias}.id and view = '${screen}'`;

/** A place that bakes, sells or hands over orders. */
@Entity('branch')
@ObjectType('Branch')
export class Branch extends withCheckboxes(flagNames(['is', 'Enabled'])) implements RecordOf<typeof branch.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @TextColumn({ nullable: true }) street!: string | null;
  @TextColumn({ nullable: true }) zipCode!: string | null;
  @TextColumn({ nullable: true }) city!: string | null;
  @SelectColumn(country) country!: 'DE' | 'LI' | 'AT' | 'CH';
  @PhoneColumn({ nullable: true }) phone!: string | null;
  @EmailColumn({ nullable: true }) email!: string | null;
  @UrlColumn({ nullable: true }) website!: string | null;
  @DecimalColumn({ nullable: true }) latitude!: number | null;
  @DecimalColumn({ nullable: true }) longitude!: number | null;
  @TextColumn({ nullable: true }) keywords!: string | null;
  @ReferencesColumn('branch', tags) tags!: Id[];
  @ReferencesColumn('branch', images) images!: Id[];
  @ImageColumn({ nullable: true }) logo!: Id | null;
  @CheckboxColumn() isPublic!: boolean;

  @ArrayColumn(openingHours) openingHours!: RecordOf<typeof openingHours.fields>[];
  @ArrayColumn(deliveryHours) deliveryHours!: RecordOf<typeof deliveryHours.fields>[];
  @CheckboxColumn() isDeliveryHoursEnabled!: boolean;
  @TimeColumn({ nullable: true }) orderableFrom!: string | null;
  @TextColumn({ nullable: true }) closedMessage!: string | null;
  @RichTextColumn({ nullable: true }) notification!: string | null;
  @TextColumn({ nullable: true }) pickupText!: string | null;

  @CheckboxColumn() isTakeawayEnabled!: boolean;
  @CheckboxColumn() isDeliveryEnabled!: boolean;
  @CheckboxColumn() isDineInEnabled!: boolean;
  @CheckboxColumn() isTableSelectionEnabled!: boolean;
  @CheckboxColumn() isPreorderEnabled!: boolean;
  @CheckboxColumn() isAppointmentRequired!: boolean;
  @CheckboxColumn() isQuotationRequired!: boolean;
  @SelectColumn(defaultDeliveryMethod) defaultDeliveryMethod!: 'takeaway' | 'delivery' | 'dineIn';

  @IntegerColumn() takeawayPreparationMinutes!: number;
  @IntegerColumn() deliveryPreparationMinutes!: number;
  @IntegerColumn() dineInPreparationMinutes!: number;
  @IntegerColumn() deliveryMinutes!: number;
  @IntegerColumn({ nullable: true }) takeawaySlotCapacity!: number | null;
  @IntegerColumn({ nullable: true }) deliverySlotCapacity!: number | null;
  @IntegerColumn({ nullable: true }) dineInSlotCapacity!: number | null;
  @ArrayColumn(serviceStates) serviceStates!: RecordOf<typeof serviceStates.fields>[];
  @ArrayColumn(soldOut) soldOut!: RecordOf<typeof soldOut.fields>[];

  @CheckboxColumn() isDeliveryEmailRequired!: boolean;
  @CheckboxColumn() isDineInEmailRequired!: boolean;
  @CheckboxColumn() isTakeawayEmailRequired!: boolean;
  @CheckboxColumn() isDeliveryPhoneRequired!: boolean;
  @CheckboxColumn() isDineInPhoneRequired!: boolean;
  @CheckboxColumn() isTakeawayPhoneRequired!: boolean;
  @CheckboxColumn() isDeliveryAddressRequired!: boolean;
  @CheckboxColumn() isDineInAddressRequired!: boolean;
  @CheckboxColumn() isTakeawayAddressRequired!: boolean;

  @ArrayColumn(deliveryAreas) deliveryAreas!: RecordOf<typeof deliveryAreas.fields>[];
  @ReferenceColumn({ nullable: true }) division!: Id | null;
  @UrlColumn({ nullable: true }) facebook!: string | null;
  @UrlColumn({ nullable: true }) instagram!: string | null;
  @EmailColumn({ nullable: true }) orderEmail!: string | null;
  @TextColumn({ nullable: true }) iban!: string | null;
  @TextColumn({ nullable: true }) bic!: string | null;
  @ComputedColumn(frontdeskKey, maskedKeySql('frontdesk')) frontdeskKey!: string | null;
  @ComputedColumn(backofficeKey, maskedKeySql('backoffice')) backofficeKey!: string | null;
  @IntegerColumn() sortOrder!: number;
}
