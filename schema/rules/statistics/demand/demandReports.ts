/** The reports of wishes that could not be fulfilled. */
import { integer, select, text } from '../../../fields/field';
import { periodFields, report, valueColumns } from '../report';
import { lostDemandLabels } from './lostDemand';

const required = true as const;
const common = { permission: 'statistics.readOrders', filters: periodFields } as const;
const counted =
  'It counts orders that the server rejected, each reason and product once per attempt, and searches without hits of visitors who agreed to statistics.';

const kind = select({
  name: 'LostDemandKind',
  label: 'Grund',
  required,
  description: 'Why the wish could not be fulfilled',
  options: lostDemandLabels,
});
export const branchColumns = {
  branch: text({ label: 'Filial-Id', description: 'The id of the branch; null without a branch' }),
  branchName: text({
    label: 'Filiale',
    required,
    description: 'The name of the branch; `Ohne Filiale` when there is none or it was deleted',
  }),
};
const count = integer({ label: 'Anzahl', required });

export const demandReports = {
  'lost-demand': report({
    ...common,
    label: 'Entgangene Nachfrage',
    description: `The number of wishes that could not be fulfilled per day, or per hour when the period is one day. ${counted}`,
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The number of wishes',
  }),
  'lost-demand-kinds': report({
    ...common,
    label: 'Gründe entgangener Nachfrage',
    description: `The wishes that could not be fulfilled by reason and branch, most first, at most 500. ${counted}`,
    type: 'LostDemandOfKind',
    columns: { kind, ...branchColumns, count },
    total: 'The number of wishes, also of those beyond the 500',
  }),
  'lost-demand-wishes': report({
    ...common,
    label: 'Was gewünscht war',
    description: `What the wishes that could not be fulfilled concerned, by reason and branch, most first, at most 500. ${counted}`,
    type: 'LostWish',
    columns: {
      kind,
      thing: text({
        label: 'Was',
        description:
          'The product, the weekday and quarter of an hour, the postal code or the words of the search; null when it is not known',
      }),
      ...branchColumns,
      count,
    },
    total: 'The number of wishes, also of those beyond the 500',
  }),
};
