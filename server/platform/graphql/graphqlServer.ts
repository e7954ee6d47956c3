/** The GraphQL schema and the Apollo server. */
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { BranchTablesResolver } from '../../features/branch/branch.resolver';
import { CatalogueResolver } from '../../features/catalogue/catalogue.resolver';
import { BranchKeyResolver } from '../../features/branch/branchKey/branchKey.resolver';
import { BranchMenusResolver } from '../../features/catalogue/menu.resolver';
import { resolvers } from '../../app/collections';
import { createGateway } from './executor';
import type { Context } from '../context/context';
import { contentResolvers } from '../../features/content/content.resolver';
import { OrderFormResolver } from '../../features/content/orderForm/orderForm.resolver';
import { createEventBus, type EventBus } from '../events/events';
import { formatError } from './formatError';
import { requestPolicyPlugin } from './requestPlugin';
import type { RequestPolicy } from './queryLimits';
import { identityResolvers } from '../../features/identity/login/login.resolver';
import { OutboxResolver } from '../../features/messages/outbox.resolver';
import { BranchScreensResolver } from '../../features/order/screens/branchScreens.resolver';
import { initResolvers } from '../../features/init/init.resolver';
import { FontResolver } from '../../features/fonts/font.resolver';
import { ImageTemplateResolver } from '../../features/media/template/imageTemplate.resolver';
import { OrderLogResolver, OrderResolver } from '../../features/order/reading/order.resolver';
import { orderMutationResolvers } from '../../features/order/lifecycle/orderMutations.resolver';
import { PriceCartResolver } from '../../features/order/placing/priceCart.resolver';
import { PublicOrderResolver } from '../../features/order/customer/publicOrder.resolver';
import { orderFieldResolvers } from '../../features/order/orderRelations';
import { OrderPaymentResolver } from '../../features/order/lifecycle/orderPayment.resolver';
import { settingsResolvers } from '../../features/settings/settings.resolver';
import { RedirectResolver } from '../../features/content/redirect/redirect.resolver';
import { TaskViewResolver } from '../../features/staff/task/task.resolver';

export const createSchema = (bus: EventBus = createEventBus()): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      ...resolvers,
      ...orderFieldResolvers,
      OrderResolver,
      OrderLogResolver,
      ...orderMutationResolvers,
      PublicOrderResolver,
      PriceCartResolver,
      OrderPaymentResolver,
      FontResolver,
      ImageTemplateResolver,
      BranchScreensResolver,
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
    validate: false, // services validate every input against its field definitions
  });

export const createGraphqlServer = (policy: RequestPolicy): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: createGateway(policy.schema),
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false, // the app shuts down in its own order
    introspection: true, // the request policy decides who may read the schema
    parseOptions: { maxTokens: policy.limits.maxTokens },
    plugins: [requestPolicyPlugin(policy), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled()],
  });
