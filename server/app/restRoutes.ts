/** All REST routes. OpenAPI, the permission matrix and the fuzz test iterate this list. */
import { branchKeyRoutes } from '../features/branch/branchKey/branchKey.rest';
import { branchServiceRoutes } from '../features/branch/service/branchService.rest';
import { soldOutRoutes } from '../features/branch/soldOut/soldOut.rest';
import { menuRoutes } from '../features/catalogue/menu.rest';
import { services } from './collections/collectionServices';
import { collectionRoutes, type Route } from '../platform/collections/collectionRoutes';
import { tokenRoutes } from '../platform/collections/tokenService';
import { orderFormRoutes } from '../features/content/orderForm/orderForm.rest';
import { imageGenerationRoutes } from '../features/content/imageGeneration/imageGeneration.rest';
import { textProposalRoutes } from '../features/content/textProposals/textProposals.rest';
import { apiTokenRoutes } from '../features/identity/apiToken/apiToken.rest';
import { fontRoutes } from '../features/fonts/font.rest';
import { identityRoutes } from '../features/identity/login/login.rest';
import { initRoutes } from '../features/init/init.rest';
import { outboxRoutes } from '../features/messages/outbox.rest';
import { publicOrderRoutes } from '../features/order/customer/publicOrder.rest';
import { orderActionRoutes } from '../features/order/lifecycle/orderActions.rest';
import { orderRoutes } from '../features/order/reading/order.rest';
import { orderItemRoutes } from '../features/order/items/items.rest';
import { orderPrintRoutes } from '../features/order/printing/print.rest';
import { orderUndoRoutes } from '../features/order/undo/undo.rest';
import { pushRoutes } from '../features/order/push/push.rest';
import { branchScreenRoutes } from '../features/order/screens/branchScreens.rest';
import { orderPaymentRoutes } from '../features/order/lifecycle/orderPayment.rest';
import { paymentProblemRoutes } from '../features/order/paymentProblems/paymentProblems.rest';
import { webhookRoutes } from '../features/order/webhooks/webhooks.rest';
import { fullSlotRoutes } from '../features/order/slots/fullSlots.rest';
import { slotCapacityRoutes } from '../features/order/slots/slotCapacity.rest';
import { statisticsRoutes } from '../features/statistics/reports/statistics.rest';
import { settingsRoutes } from '../features/settings/settings.rest';
import { analyticsRoutes } from '../features/statistics/events/events.rest';
import { pixelRoutes } from '../features/statistics/pixel/pixel.rest';
import { taskRoutes } from '../features/staff/task/task.rest';
import { imageTemplateRoutes } from '../features/media/template/imageTemplate.rest';

export const restRoutes: readonly Route[] = [
  ...initRoutes,
  ...identityRoutes,
  ...apiTokenRoutes,
  ...services.flatMap(service => [...collectionRoutes(service), ...tokenRoutes(service)]),
  ...branchKeyRoutes,
  ...branchServiceRoutes,
  ...soldOutRoutes,
  ...fontRoutes,
  ...menuRoutes,
  ...orderRoutes,
  ...publicOrderRoutes,
  ...pushRoutes,
  ...branchScreenRoutes,
  ...fullSlotRoutes,
  ...slotCapacityRoutes,
  ...orderActionRoutes,
  ...orderPrintRoutes,
  ...orderUndoRoutes,
  ...orderItemRoutes,
  ...outboxRoutes,
  ...webhookRoutes,
  ...paymentProblemRoutes,
  ...orderFormRoutes,
  ...textProposalRoutes,
  ...imageGenerationRoutes,
  ...orderPaymentRoutes,
  ...settingsRoutes,
  ...taskRoutes,
  ...statisticsRoutes,
  ...analyticsRoutes,
  ...pixelRoutes,
  ...imageTemplateRoutes,
];
