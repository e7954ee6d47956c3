/** Counts the records in the lists of a response while it is made, because their number is not known before. */
import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { isArray } from '../../../schema/objects';
import { Context } from '../context/context';
import type { Limits } from '../security/limits';
import { limitsText } from '../security/limitsText';
import { isRecordList, throwTooCostly } from './queryLimits';

type AnyField = GraphQLField<unknown, unknown>;

const counts = new WeakMap<Context, number>();

function countRecords(list: unknown, context: Context, limits: Limits): unknown {
  if (!isArray(list)) return list;
  const count = (counts.get(context) ?? 0) + list.length;
  counts.set(context, count);
  if (count > limits.maxCost) throwTooCostly(count, limits.maxCost);
  return list;
}

// The events of a subscription share a context, and each is bounded by its record.
const withCount =
  (resolve: GraphQLFieldResolver<unknown, unknown>, limits: Limits): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    const result = resolve(source, args, context, info);
    if (!(context instanceof Context) || info.operation.operation === 'subscription') return result;
    return result instanceof Promise ? result.then(list => countRecords(list, context, limits)) : countRecords(result, context, limits);
  };

/** Documents the limits, and makes the lists of records in the schema count, and throw TOO_LARGE when a request gets too many in all. */
export function limitRecords(schema: GraphQLSchema, limits: Limits): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values<AnyField>(type.getFields()))
      if (isRecordList(field)) field.resolve = withCount(field.resolve ?? defaultFieldResolver, limits);
  }
  schema.description = limitsText(limits);
  return schema;
}
