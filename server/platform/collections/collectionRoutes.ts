/** REST rows: a method, a path and the service call behind it. The facade adds nothing of its own. */
import { collections } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { filterFields } from '../../../schema/collections/filter';
import { type Fields, isListed, isNaming, type Kind } from '../../../schema/fields/field';
import { read } from '../../../schema/fields/parse';
import { copyOf, leaves } from '../../../schema/fields/walk';
import type { Context } from '../context/context';
import type { Stored } from './mapping/columns';
import { sizeOf, type ListRequest } from './reading/list';
import type { CollectionService } from './collectionService';

export interface Call {
  context: Context;
  params: Record<string, string>;
  query: Record<string, string>;
  body: object;
  ifMatch?: Date;
  /** Makes a request that is sent twice one request (G-130). */
  idempotencyKey?: string;
  /** The key of a branch, for the calls that take one (G-062). */
  apiKey?: string;
}
/** What stands in the envelope. */
interface Answer {
  data: unknown;
  meta?: object;
}
export interface Row {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  status: number;
  call: (call: Call) => Promise<Answer>;
  /** Whether it looks at the query of the address; the others refuse one. */
  isAsking?: true;
}

export const row = (method: Row['method'], path: string, call: Row['call'], status = 200): Row => ({ method, path, call, status });

/** A row that looks at the query of the address, and refuses itself what it does not know there. */
export const asking = (row: Row): Row => ({ ...row, isAsking: true });

export function collectionRows<T extends Stored>(service: CollectionService<T>): Row[] {
  const { fields, sent = {}, isGrowing } = service.definition;
  const path = `/${pathOf(service.definition)}`;
  const show = (context: Context, record: T): Promise<object> => shown(context, fields, record);
  // A file is handed on as it came.
  const given = (body: object): object => ({ ...read(fields, body), ...only(Object.keys(sent), body) });
  return [
    asking(
      row('get', path, async ({ context, query }) => {
        const request = requestOf(service.definition, query);
        const { items, total, nextCursor } = await service.list(context, request);
        const meta = { total, ...(request.page && { page: request.page }), limit: sizeOf(request), ...(isGrowing && { nextCursor }) };
        return { data: await Promise.all(items.map(item => show(context, item))), meta };
      }),
    ),
    row('get', `${path}/:id`, async ({ context, params }) => ({ data: await show(context, await service.get(context, params.id!)) })),
    row('post', path, async ({ context, body }) => ({ data: await show(context, await service.create(context, given(body))) }), 201),
    row('put', `${path}/:id`, async ({ context, params, body, ifMatch }) => ({
      data: await show(context, await service.update(context, params.id!, given(body), ifMatch)),
    })),
    row('delete', `${path}/:id`, async ({ context, params }) => ({ data: { id: await service.delete(context, params.id!) } })),
  ];
}

const only = (names: readonly string[], body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

/** What the words of an address ask of a list. What cannot be read stays as it is, for the service to refuse. */
function requestOf(definition: Collection, { page, limit, sort, after, ...filter }: Call['query']): ListRequest {
  return {
    ...(page !== undefined && { page: Number(page) }),
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(sort !== undefined && { sort }),
    ...(after !== undefined && { after }),
    filter: readWords(filterFields(definition), filter),
  };
}

const words: { readonly [K in Kind]?: (word: string) => unknown } = {
  flag: word => (word === 'true' ? true : word === 'false' ? false : word),
  count: Number,
  decimal: Number,
  money: Number,
};

const readWords = (fields: Fields, given: Call['query']): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, word]) => {
      const kind = Object.hasOwn(fields, name) ? fields[name]!.kind : 'text';
      return [name, word === '' ? null : (words[kind]?.(word) ?? word)];
    }),
  );

const titles: Readonly<Record<string, { title: string }>> = collections;

/** The record with its relations as `{ id, <title> }`. */
export async function shown(context: Context, fields: Fields, record: object): Promise<object> {
  const copy = copyOf({ ...record });
  const short = async (to: string, id: string) => {
    const title = titles[to]!.title;
    const named = await context.load.one<Record<string, unknown>>(to, id);
    return named && { id, [title]: named[title] };
  };
  await Promise.all(
    [...leaves(fields, copy)].map(async ({ field, value, put }) => {
      if (!isNaming(field)) return;
      put(
        isListed(field)
          ? (await Promise.all((value as string[]).map(id => short(field.to, id)))).filter(named => named !== undefined)
          : ((await short(field.to, value as string)) ?? null),
      );
    }),
  );
  return copy;
}
