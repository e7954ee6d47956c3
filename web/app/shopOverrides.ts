/** What makes this shop another than all others: here it replaces parts of the storefront, `replaceParts({ footer: OurFooter })`. Ours replaces nothing. */
import { replaceParts } from '../shop/overrides';

replaceParts({});
