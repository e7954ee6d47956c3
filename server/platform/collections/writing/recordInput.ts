/** The input of a new or changed record: its defaults, its validation and what it changes. */
import { isDeepStrictEqual } from 'node:util';
import { validateRecord, type Collection } from '../../../../schema/collections/collection';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { withDefaults, withNestedDefaults } from '../../../../schema/fields/defaults';
import type { Fields } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { withGeneratedValues } from './generatedValues';

/** Returns the input of a new record with defaults and generated values. Throws INVALID when it does not match the input fields. */
export function parseNewRecord(definition: Collection, inputFields: Fields, input: object): object {
  const record = withGeneratedValues(definition.fields, withDefaults(definition.fields, input));
  throwIfInvalid(validateRecord({ ...definition, fields: inputFields }, record));
  return record;
}

/** Returns the input of an update with defaults and generated values inside its groups. Throws INVALID when it does not match the input fields. */
export function parseUpdate(definition: Collection, inputFields: Fields, values: object): object {
  const input = withGeneratedValues(definition.fields, withNestedDefaults(definition.fields, values));
  throwIfInvalid(validate(inputFields, input, { partial: true }));
  return input;
}

/** Returns the names of the fields that the input changes. */
export const changedFieldsOf = (record: object, input: object): string[] =>
  Object.keys(input).filter(name => !isDeepStrictEqual(Reflect.get(input, name), Reflect.get(record, name)));
