/** Every row of the REST door: what is not listed here has no address. The description of the API, the matrix of rights and the fuzzing walk it. */
import { branchKeyRows } from './branch/branchKey.rest';
import { menuRows } from './catalogue/menu.rest';
import { rows as collectionRows } from './collections';
import type { Row } from './collection/rest';
import { orderFormRows } from './content/orderForm.rest';
import { apiTokenRows } from './identity/apiToken.rest';
import { fontRows } from './fonts/font.rest';
import { identityRows } from './identity/identity.rest';
import { initRows } from './init/init.rest';
import { outboxRows } from './mail/outbox.rest';
import { orderRows } from './order/order.rest';
import { paymentRows } from './payment/payment.rest';
import { settingsRows } from './settings/settings.rest';
import { taskRows } from './staff/task.rest';
import { templateRows } from './media/template.rest';

export const allRows: readonly Row[] = [
  ...initRows,
  ...identityRows,
  ...apiTokenRows,
  ...collectionRows,
  ...branchKeyRows,
  ...fontRows,
  ...menuRows,
  ...orderRows,
  ...outboxRows,
  ...orderFormRows,
  ...paymentRows,
  ...settingsRows,
  ...taskRows,
  ...templateRows,
];
