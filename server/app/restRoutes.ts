/** Every row of the REST door: what is not listed here has no address. The description of the API, the matrix of rights and the fuzzing walk it. */
import { branchKeyRows } from '../features/branch/branchKey/branchKey.rest';
import { menuRows } from '../features/catalogue/menu.rest';
import { rows as collectionRows } from './collections';
import type { Row } from '../platform/collections/collectionRoutes';
import { orderFormRows } from '../features/content/orderForm/orderForm.rest';
import { apiTokenRows } from '../features/identity/apiToken/apiToken.rest';
import { fontRows } from '../features/fonts/font.rest';
import { identityRows } from '../features/identity/login/login.rest';
import { initRows } from '../features/init/init.rest';
import { outboxRows } from '../features/messages/outbox.rest';
import { orderRows } from '../features/order/reading/order.rest';
import { paymentRows } from '../features/order/lifecycle/orderPayment.rest';
import { settingsRows } from '../features/settings/settings.rest';
import { taskRows } from '../features/staff/task/task.rest';
import { templateRows } from '../features/media/template/imageTemplate.rest';

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
