/** What the definition of a report says. GraphQL, REST, OpenAPI, exports and the back office follow from it. */
import { date, decimal, array, reference, select, text, type Fields } from '../../fields/field';
import { deliveryMethods } from '../checkout/deliveryMethods';
import { orderSource } from '../checkout/orderSource';

/** Who may read a report: visitors, orders and working time of a branch, or the working time of a user. */
export type ReportPermission = 'statistics.readVisitors' | 'statistics.readOrders' | 'statistics.readWork' | 'statistics.readProfile';

export interface Report<F extends Fields = Fields> {
  /** The German title. */
  readonly label: string;
  /** What the report contains, in which order and at most how many, for API clients. */
  readonly description: string;
  readonly permission: ReportPermission;
  /** The parameters. */
  readonly filters: Fields;
  /** The GraphQL type of an item, or of the whole result without a list. */
  readonly type: string;
  /** The values of an item: the columns of tables and exports. */
  readonly columns: F;
  /** What `total` is. Null for a report without a list, whose result is one object with the columns. */
  readonly total: string | null;
}

/** Returns the definition. The compiler keeps the types of its columns. */
export const report = <const F extends Fields>(definition: Report<F>): Report<F> => definition;

export const periodFields = {
  from: date({ label: 'Von', description: 'The first day; by default 29 days before the last one' }),
  to: date({ label: 'Bis', description: 'The last day, which is included, in the time zone of the shop; today by default' }),
  branch: reference({ label: 'Filiale', to: 'branch', description: 'By default all branches that the viewer may read' }),
};

export const orderFilters = {
  ...periodFields,
  mode: select({ name: 'DeliveryMethod', label: 'Art der Lieferung', options: deliveryMethods }),
  source: select({ name: 'OrderSource', label: 'Herkunft', options: orderSource.options }),
};

const instantOrDay = 'a day or an instant';
export const profileFilters = {
  user: reference({ label: 'Benutzer', to: 'user', description: 'The viewer by default' }),
  start: text({ label: 'Beginn', max: 40, description: `The first day, ${instantOrDay}; by default the first of the current month` }),
  now: text({
    label: 'Jetzt',
    max: 40,
    description: `Where worked time ends and planned time begins, ${instantOrDay}; the current time by default`,
  }),
  end: text({
    label: 'Ende',
    max: 40,
    description: `The last day, which is included, ${instantOrDay}; by default the last of the month of the start`,
  }),
};

/** The fields of the result of a report with a list. */
export const resultFields = ({ type, columns, total }: Report): Fields => ({
  from: date({ label: 'Von', required: true, description: 'The first day' }),
  to: date({ label: 'Bis', required: true, description: 'The last day, which is included' }),
  total: decimal({ label: 'Gesamt', required: true, scale: 4, description: total ?? '' }),
  items: array({ name: type, label: 'Einträge', fields: columns }),
});

/** The column of a day or, when the period is one day, of an hour. */
export const timeColumn = text({
  label: 'Zeit',
  required: true,
  description: 'The day; when the period is one day, the start of the hour with its offset',
});

/** The columns of a figure over time. */
export const valueColumns = { date: timeColumn, value: decimal({ label: 'Anzahl', required: true, scale: 3 }) };
