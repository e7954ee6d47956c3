/** The GraphQL schema: the resolvers of all collections and features, and the route that returns it as text. */
import type { RequestHandler } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { BranchTablesResolver } from '../features/branch/branch.resolver';
import { CatalogueResolver } from '../features/catalogue/catalogue.resolver';
import { BranchKeyResolver } from '../features/branch/branchKey/branchKey.resolver';
import { BranchServiceResolver } from '../features/branch/service/branchService.resolver';
import { SoldOutResolver } from '../features/branch/soldOut/soldOut.resolver';
import { BranchMenusResolver } from '../features/catalogue/menu.resolver';
import { resolvers as collectionResolvers } from './collections/collectionResolvers'; // creates types; its position decides their order in the schema
import { contentResolvers } from '../features/content/content.resolver';
import { ImageDescriptionResolver } from '../features/content/imageDescription/imageDescription.resolver';
import { ImageGenerationResolver } from '../features/content/imageGeneration/imageGeneration.resolver';
import { LinkTargetsResolver } from '../features/content/linkTargets/linkTargets.resolver';
import { LinkedPathsResolver } from '../features/content/linkedPaths/linkedPaths.resolver';
import { BulkImagesResolver } from '../features/media/bulk/bulkImages.resolver';
import { UsagesResolver } from '../features/content/usages/usages.resolver';
import { DraftLinksResolver } from '../features/content/draftLinks/draftLinks.resolver';
import { OrderFormResolver } from '../features/content/orderForm/orderForm.resolver';
import { identityResolvers } from '../features/identity/login/login.resolver';
import { OutboxResolver } from '../features/messages/outbox.resolver';
import { BranchScreensResolver } from '../features/order/screens/branchScreens.resolver';
import { ScreenChangesResolver } from '../features/order/screens/screenChanges.resolver';
import { createInitResolvers } from '../features/init/init.resolver';
import { FontResolver } from '../features/fonts/font.resolver';
import { ImageTemplateResolver } from '../features/media/template/imageTemplate.resolver';
import { OrderResolver } from '../features/order/reading/order.resolver';
import { orderDetailsResolvers } from '../features/order/details/orderDetails.resolver';
import { OrderLogResolver } from '../features/order/reading/orderLog.resolver';
import { customerActionResolvers } from '../features/order/customer/customerActions.resolver';
import { orderActionResolvers } from '../features/order/lifecycle/orderActions.resolver';
import { OrderMutationsResolver } from '../features/order/lifecycle/orderMutations.resolver';
import { PriceCartResolver } from '../features/order/placing/priceCart.resolver';
import { PublicOrderResolver } from '../features/order/customer/publicOrder.resolver';
import { PushResolver } from '../features/order/push/push.resolver';
import { FullSlotsResolver } from '../features/order/slots/fullSlots.resolver';
import { SlotCapacityResolver } from '../features/order/slots/slotCapacity.resolver';
import { orderFieldResolvers } from '../features/order/orderRelations';
import { OrderSeenResolver } from '../features/order/waiting/seen.resolver';
import { OrderItemsResolver } from '../features/order/items/items.resolver';
import { OrderPreparationResolver } from '../features/order/preparation/preparation.resolver';
import { PrintResolver } from '../features/order/printing/print.resolver';
import { OrderUndoResolver } from '../features/order/undo/undo.resolver';
import { OrderPaymentResolver } from '../features/order/lifecycle/orderPayment.resolver';
import { PaymentProblemsResolver } from '../features/order/paymentProblems/paymentProblems.resolver';
import { WebhooksResolver } from '../features/order/webhooks/webhooks.resolver';
import { settingsResolvers } from '../features/settings/settings.resolver';
import { RedirectResolver } from '../features/content/redirect/redirect.resolver';
import { ConsentResolver } from '../features/statistics/consent/consent.resolver';
import { statisticsResolvers } from '../features/statistics/reports/statistics.resolver';
import { AnalyticsResolver } from '../features/statistics/events/events.resolver';
import { TaskViewResolver } from '../features/staff/task/task.resolver';
import { typeFields } from './documentation/featureSchemas';
import { typeDescriptions } from './documentation/typeDescriptions';
import { describeSchema } from '../platform/collections/mapping/describeSchema';
import { ListChangesResolver } from '../platform/collections/listChanges.resolver';
import { createEventBus, type EventBus } from '../platform/events/events';

const resolvers: NonEmptyArray<Function> = [
  OrderResolver,
  ...collectionResolvers,
  ...orderFieldResolvers,
  OrderLogResolver,
  ...orderDetailsResolvers,
  OrderMutationsResolver,
  ...orderActionResolvers,
  OrderPreparationResolver,
  PrintResolver,
  OrderUndoResolver,
  OrderItemsResolver,
  OrderSeenResolver,
  ...customerActionResolvers,
  PublicOrderResolver,
  PushResolver,
  PriceCartResolver,
  FullSlotsResolver,
  SlotCapacityResolver,
  OrderPaymentResolver,
  FontResolver,
  BulkImagesResolver,
  ImageDescriptionResolver,
  ImageGenerationResolver,
  LinkedPathsResolver,
  LinkTargetsResolver,
  ImageTemplateResolver,
  BranchScreensResolver,
  ScreenChangesResolver,
  OutboxResolver,
  WebhooksResolver,
  PaymentProblemsResolver,
  OrderFormResolver,
  ...contentResolvers,
  UsagesResolver,
  DraftLinksResolver,
  ...settingsResolvers,
  ...identityResolvers,
  ...createInitResolvers(),
  BranchTablesResolver,
  BranchKeyResolver,
  BranchServiceResolver,
  SoldOutResolver,
  BranchMenusResolver,
  RedirectResolver,
  TaskViewResolver,
  ConsentResolver,
  ...statisticsResolvers,
  AnalyticsResolver,
  CatalogueResolver,
  ListChangesResolver,
];

export async function createSchema(bus: EventBus = createEventBus()): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    pubSub: bus,
    validate: false, // services validate every input against its field definitions
    skipCheck: true, // tests run the introspection query that would take a tenth of every start
  });
  return describeSchema(schema, { typeFields, typeDescriptions });
}

/** Returns the schema in the schema definition language, for code generators of API clients. */
export function schemaRoute(schema: GraphQLSchema): RequestHandler {
  let schemaText: string | undefined;
  return (_request, response) => {
    schemaText ??= `${printSchema(schema)}\n`;
    response.type('txt').set('Cache-Control', 'public, max-age=3600').send(schemaText);
  };
}
