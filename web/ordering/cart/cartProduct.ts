/** The parts of a product and a branch that the cart needs. The store query selects at least these fields. */
import type { Allergen } from '../../../schema/rules/product/allergens';
import type { Diet } from '../../../schema/rules/product/diets';
import type { MinimumAge } from '../../../schema/rules/product/minimumAge';
import type { ProductPart, PartOption } from '../../../schema/rules/product/partAnswers';
import type { DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import type { OrderingBranch } from '../../../schema/rules/time/slots';
import type { LeadTime } from '../../../schema/rules/time/leadTime';
import type { PricedProduct, PricedArea } from '../../../schema/rules/pricing/pricing';
import type { Orderable, OrderableByDefault, Quantity } from '../../../schema/rules/product/quantity';
import type { ScheduledItem } from '../../../schema/rules/product/availability';
import type { Unit } from '../../../schema/rules/product/units';
import type { ImageView } from '../../ui/display/Image';

interface AnnotatedOption extends PartOption {
  readonly allergens: readonly Allergen[];
  readonly minimumAge: MinimumAge | null;
}

export type CartPart = ProductPart<AnnotatedOption> & { readonly description?: string | null };

interface ProductContent {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly images: readonly ImageView[];
  readonly allergens: readonly Allergen[];
  readonly diet: Diet | null;
  readonly minimumAge: MinimumAge | null;
  readonly netContent: { readonly value: number; readonly unit: Unit } | null;
  readonly alternativeUnits: readonly (PricedProduct['alternativeUnits'][number] & Orderable['alternativeUnits'][number])[];
  readonly isStepByStep: boolean;
  readonly config: {
    readonly parts: readonly CartPart[];
    /** The content of a bundle. A product that customers cannot see has no name here. */
    readonly items: readonly (Quantity & { readonly product: { readonly id: string; readonly name: string } | null })[];
  };
}

type ProductRules = Omit<PricedProduct & OrderableByDefault, 'alternativeUnits' | 'config'>;

export type CartProduct = ProductContent & ProductRules & ScheduledItem & LeadTime;

/** A product on the menu with the schedules that limit its sale: its own and that of its category. */
export interface Offer {
  readonly product: CartProduct;
  readonly schedules: readonly ScheduledItem[];
}

export interface CartArea extends PricedArea {
  readonly id: string;
  readonly area: string;
}

export interface CartBranch extends OrderingBranch {
  readonly identifier: string;
  readonly isTakeawayEnabled: boolean;
  readonly isDeliveryEnabled: boolean;
  readonly isDineInEnabled: boolean;
  readonly isQuotationRequired: boolean;
  readonly defaultDeliveryMethod: DeliveryMethod;
  readonly deliveryAreas: readonly CartArea[];
}

/** What a branch sells, and when. */
export interface Sale {
  readonly branch: CartBranch;
  /** The offers of the branch's current menu. */
  readonly offers: readonly Offer[];
  /** The starts of the full quarters of an hour of each delivery method, in milliseconds. */
  readonly fullSlots?: Readonly<Record<DeliveryMethod, readonly number[]>>;
}
