/** The GraphQL door over HTTP: the schema, and the server that answers by it. */
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { BranchTablesResolver } from '../../features/branch/branch.resolver';
import { CatalogueResolver } from '../../features/catalogue/catalogue.resolver';
import { BranchKeyResolver } from '../../features/branch/branchKey/branchKey.resolver';
import { BranchMenusResolver } from '../../features/catalogue/menu.resolver';
import { resolvers } from '../../app/collections';
import { gatewayTo } from './executor';
import type { Context } from '../context/context';
import { contentResolvers } from '../../features/content/content.resolver';
import { OrderFormResolver } from '../../features/content/orderForm/orderForm.resolver';
import { createBus, type Bus } from '../events/events';
import { formatError } from './formatError';
import { guardPlugin } from './requestPlugin';
import type { Gate } from './queryLimits';
import { identityResolvers } from '../../features/identity/login/login.resolver';
import { OutboxResolver } from '../../features/messages/outbox.resolver';
import { KeyViewResolver } from '../../features/order/screens/branchScreens.resolver';
import { initResolvers } from '../../features/init/init.resolver';
import { FontResolver } from '../../features/fonts/font.resolver';
import { TemplateResolver } from '../../features/media/template/imageTemplate.resolver';
import { OrderLogResolver, OrderResolver } from '../../features/order/reading/order.resolver';
import { OrderStepsResolver } from '../../features/order/lifecycle/orderActions.resolver';
import { PriceCartResolver } from '../../features/order/placing/priceCart.resolver';
import { PublicOrderResolver } from '../../features/order/customer/publicOrder.resolver';
import { orderReferences } from '../../features/order/orderRelations';
import { PaymentResolver } from '../../features/order/lifecycle/orderPayment.resolver';
import { settingsResolvers } from '../../features/settings/settings.resolver';
import { RedirectResolver } from '../../features/content/redirect/redirect.resolver';
import { TaskViewResolver } from '../../features/staff/task/task.resolver';

export const createSchema = (bus: Bus = createBus()): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      ...resolvers,
      ...orderReferences,
      OrderResolver,
      OrderLogResolver,
      OrderStepsResolver,
      PublicOrderResolver,
      PriceCartResolver,
      PaymentResolver,
      FontResolver,
      TemplateResolver,
      KeyViewResolver,
      OutboxResolver,
      OrderFormResolver,
      ...contentResolvers,
      ...settingsResolvers,
      ...identityResolvers,
      ...initResolvers,
      BranchTablesResolver,
      BranchKeyResolver,
      BranchMenusResolver,
      RedirectResolver,
      TaskViewResolver,
      CatalogueResolver,
    ] as unknown as NonEmptyArray<Function>,
    pubSub: bus as never,
    validate: false, // the services check every input against its row of fields
  });

export const createGraphqlDoor = (gate: Gate): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: gatewayTo(gate.schema),
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false, // we stop in our own order
    introspection: true, // the guard decides who may
    parseOptions: { maxTokens: gate.limits.tokens },
    plugins: [guardPlugin(gate), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled()],
  });
