/** The OpenAPI document of all REST routes. */
import { buildOpenapi } from '../../platform/openapi/document';
import type { JsonSchema } from '../../platform/openapi/fieldSchemas';
import type { Services } from '../../platform/context/services';
import { limitsText } from '../../platform/security/limitsText';
import { restRoutes } from '../restRoutes';
import { featureSchemas } from './featureSchemas';
import { routeDescriptions } from './routeDescriptions';

export const openapiDocument = ({ publicUrl, limits }: Pick<Services, 'publicUrl' | 'limits'>): JsonSchema =>
  buildOpenapi(restRoutes, { publicUrl, limits: limitsText(limits) }, { descriptions: routeDescriptions, schemas: featureSchemas });
