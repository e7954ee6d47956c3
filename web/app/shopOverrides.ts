/** Registers the overrides of this shop, for example `overrideParts({ footer: OurFooter })`. The default shop has none. */
import { overrideParts } from '../shop/overrides';

overrideParts({});
