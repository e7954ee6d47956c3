/** The OpenAPI document of all REST routes. */
import { buildOpenapi } from '../../platform/openapi/document';
import type { JsonSchema } from '../../platform/openapi/fieldSchemas';
import { restRoutes } from '../restRoutes';
import { featureSchemas } from './featureSchemas';
import { routeDescriptions } from './routeDescriptions';

export const openapiDocument = (publicUrl: string): JsonSchema =>
  buildOpenapi(restRoutes, publicUrl, { descriptions: routeDescriptions, schemas: featureSchemas });
