/** The blocks that will be published as planned. They use records like the draft of a page. */
import { draft } from '../../collections/site';

/** The name of a planned publication among usages. Its id there is that of the page. */
export const plannedName = 'sitePlan';

export const plannedFields = { blocks: { ...draft, label: 'Geplante Blöcke' } };
