/** The Apollo server. */
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { createGateway } from './executor';
import type { Context } from '../context/context';
import { createErrorFormatter } from './formatError';
import { requestPolicyPlugin } from './requestPlugin';
import type { RequestPolicy } from './queryLimits';

export const createGraphqlServer = (policy: RequestPolicy): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: createGateway(policy.schema),
    formatError: createErrorFormatter(policy.reportError),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false, // the app shuts down in its own order
    introspection: true, // the request policy decides who may read the schema
    parseOptions: { maxTokens: policy.limits.maxTokens },
    plugins: [requestPolicyPlugin(policy), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled()],
  });
