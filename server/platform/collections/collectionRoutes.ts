/** REST routes: a method, a path and the service call behind it. REST adds nothing of its own. */
import { definitions } from '../../../schema/collections';
import { referenceFieldsOf, restPath, type Collection } from '../../../schema/collections/collection';
import { filterFields } from '../../../schema/collections/filter';
import { type Fields, isReference, type FieldType } from '../../../schema/fields/field';
import { parseFields } from '../../../schema/fields/parse';
import { clone, walkValues } from '../../../schema/fields/walk';
import type { Context } from '../context/context';
import type { RecordEntity } from './mapping/columns';
import { pageSize, type ListRequest } from './reading/listRequest';
import { viewerAccess } from './reading/recordAccess';
import type { CollectionService } from './collectionService';
import { isArray, mapKeys } from '../../../schema/objects';

export interface RouteRequest {
  context: Context;
  params: Record<string, string>;
  query: Record<string, string>;
  body: object;
  ifMatch?: Date;
  /** Identifies a repeated request, which returns the first result (G-130). */
  idempotencyKey?: string;
  /** The key of a branch, for routes that require one (G-062). */
  apiKey?: string;
}
/** The response envelope. */
export interface RouteResponse {
  data: unknown;
  meta?: object;
}
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  status: number;
  handle: (request: RouteRequest) => Promise<RouteResponse>;
  /** Whether the route accepts a query string; other routes reject one. */
  hasQuery?: true;
  /** Whether all anonymous clients get the same response, which contains public data only. */
  isShared?: true;
}

export const route = (method: Route['method'], path: string, handle: Route['handle'], status = 200): Route => ({
  method,
  path,
  handle,
  status,
});

/** Marks a route that accepts a query string and validates it itself. */
export const withQuery = (route: Route): Route => ({ ...route, hasQuery: true });

/** Marks a route that reads public data only, and returns it to all anonymous clients. */
export const shared = (route: Route): Route => ({ ...route, isShared: true });

type ToResponse<T> = (context: Context, record: T) => Promise<object>;

/** Returns the routes of a collection; a read-only collection has none that write. */
export function collectionRoutes<T extends RecordEntity>(service: CollectionService<T>): Route[] {
  const { fields, readOnly } = service.definition;
  const toResponse: ToResponse<T> = async (context, record) => ({
    ...(await serialize(context, fields, record)),
    ...(await viewerAccess(context, service, record)),
  });
  return [...readRoutes(service, toResponse), ...(readOnly ? [] : writeRoutes(service, toResponse))];
}

function readRoutes<T extends RecordEntity>(service: CollectionService<T>, toResponse: ToResponse<T>): Route[] {
  const { cursorPagination, isPublic, isPublicWhenOrderable } = service.definition;
  const path = `/${restPath(service.definition)}`;
  const routes = [
    withQuery(
      route('get', path, async ({ context, query }) => {
        const listRequest = parseListRequest(service.definition, query);
        const { items, total, nextCursor, nextChangeAt = null } = await service.list(context, listRequest);
        const meta = {
          total,
          ...(listRequest.page && { page: listRequest.page }),
          limit: pageSize(listRequest),
          ...(cursorPagination && { nextCursor }),
          ...(isPublicWhenOrderable && { nextChangeAt }),
        };
        return { data: await Promise.all(items.map(item => toResponse(context, item))), meta };
      }),
    ),
    route('get', `${path}/:id`, async ({ context, params }) => ({
      data: await toResponse(context, await service.get(context, params.id!)),
    })),
  ];
  return isPublic ? routes.map(shared) : routes;
}

function writeRoutes<T extends RecordEntity>(service: CollectionService<T>, toResponse: ToResponse<T>): Route[] {
  const { fields, inputOnlyFields = {} } = service.definition;
  const path = `/${restPath(service.definition)}`;
  // Input-only fields, such as uploaded files, stay unparsed.
  const parseBody = (body: object): object => ({ ...parseFields(fields, body), ...pick(Object.keys(inputOnlyFields), body) });
  return [
    route(
      'post',
      path,
      async ({ context, body }) => ({ data: await toResponse(context, await service.create(context, parseBody(body))) }),
      201,
    ),
    route('put', `${path}/:id`, async ({ context, params, body, ifMatch }) => ({
      data: await toResponse(context, await service.update(context, params.id!, parseBody(body), ifMatch)),
    })),
    route('delete', `${path}/:id`, async ({ context, params }) => ({ data: { id: await service.delete(context, params.id!) } })),
  ];
}

const pick = (names: readonly string[], body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

/** Parses `page` and `limit`. An empty parameter counts as none, and a value that is not a number stays invalid. */
export const parsePaging = ({
  page,
  limit,
}: {
  page?: string | undefined;
  limit?: string | undefined;
}): Pick<ListRequest, 'page' | 'limit'> => ({
  ...(page && { page: Number(page) }),
  ...(limit && { limit: Number(limit) }),
});

/** Converts a query string to a list request. Invalid values stay as they are, and the service rejects them. */
function parseListRequest(definition: Collection, { page, limit, sort, after, ...filter }: RouteRequest['query']): ListRequest {
  return {
    ...parsePaging({ page, limit }),
    ...(sort !== undefined && { sort }),
    ...(after !== undefined && { after }),
    filter: parseFilter(filterFields(definition), filter),
  };
}

const parsers: { readonly [K in FieldType]?: (text: string) => unknown } = {
  checkbox: text => (text === 'true' ? true : text === 'false' ? false : text),
  integer: Number,
  decimal: Number,
  money: Number,
};

const parseFilter = (fields: Fields, query: RouteRequest['query']): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const type = Object.hasOwn(fields, name) ? fields[name]!.type : 'text';
      return [name, text === '' ? null : (parsers[type]?.(text) ?? text)];
    }),
  );

/** Returns the record with its references as `{ id, <title> }`; images also have what their URLs need. */
export async function serialize(context: Context, fields: Fields, record: object): Promise<object> {
  const copy = clone({ ...record });
  const summarize = async (to: string, id: string) => {
    const target = await context.load.one<Record<string, unknown>>(to, id);
    return target && { id, ...mapKeys(referenceFieldsOf(definitions[to]!), name => target[name]) };
  };
  await Promise.all(
    [...walkValues(fields, copy)].map(async ({ field, value, set }) => {
      if (!isReference(field)) return;
      set(
        isArray(value)
          ? (await Promise.all(value.map(id => summarize(field.to, String(id))))).filter(entry => entry !== undefined)
          : ((await summarize(field.to, String(value))) ?? null),
      );
    }),
  );
  return copy;
}
