/** What the cart has to know of a product and a branch; what the store asks the server for fits it. */
import type { Allergen } from '../../../../schema/rules/product/allergens';
import type { Part, PartOption } from '../../../../schema/rules/product/partAnswers';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { BranchHours } from '../../../../schema/rules/time/openingHours';
import type { LeadTime } from '../../../../schema/rules/time/leadTime';
import type { Priced, PricedArea } from '../../../../schema/rules/pricing/pricing';
import type { Orderable, OrderableByDefault, Quantity } from '../../../../schema/rules/product/quantity';
import type { Scheduled } from '../../../../schema/rules/product/availability';
import type { Unit } from '../../../../schema/rules/product/units';
import type { ShownImage } from '../../../ui/display/Image';

export type CartPart = Part<PartOption & { readonly allergens: readonly Allergen[] }> & { readonly description?: string | null };

interface Described {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly images: readonly ShownImage[];
  readonly allergens: readonly Allergen[];
  readonly netContent: { readonly value: number; readonly unit: Unit } | null;
  readonly alternativeUnits: readonly (Priced['alternativeUnits'][number] & Orderable['alternativeUnits'][number])[];
  readonly isStepByStep: boolean;
  readonly config: {
    readonly parts: readonly CartPart[];
    /** What a bundle holds; a product that is not shown to customers has no name here. */
    readonly items: readonly (Quantity & { readonly product: { readonly id: string; readonly name: string } | null })[];
  };
}

type Ruled = Omit<Priced & OrderableByDefault, 'alternativeUnits' | 'config'>;

export type CartProduct = Described & Ruled & Scheduled & LeadTime;

/** A product as the menu offers it: what must hold for it to be ordered, itself and its category. */
export interface Offer {
  readonly product: CartProduct;
  readonly limits: readonly Scheduled[];
}

export interface CartArea extends PricedArea {
  readonly id: string;
  readonly area: string;
}

export interface CartBranch extends BranchHours {
  readonly identifier: string;
  readonly isTakeawayEnabled: boolean;
  readonly isDeliveryEnabled: boolean;
  readonly isDineInEnabled: boolean;
  readonly isQuotationRequired: boolean;
  readonly defaultDeliveryMethod: DeliveryMethod;
  readonly deliveryAreas: readonly CartArea[];
}
