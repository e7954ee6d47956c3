/** Typed access to the keys and entries of objects, where the library types only know strings. */

/** Tells whether the value is an object with fields: no array, no date and no bytes. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && !ArrayBuffer.isView(value);

/** Like `Array.isArray`, which types the items as `any`. */
export const isArray = (value: unknown): value is unknown[] => Array.isArray(value);

/** Returns the value if it is an object with fields, otherwise an empty object. */
export const toObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** Returns the objects of a list; none if the value is no list. */
export const toObjects = (value: unknown): Record<string, unknown>[] => (isArray(value) ? value.filter(isObject) : []);

type Key<T> = keyof T & string;

// TypeScript types keys as strings, because a value may have more fields than its type. Pass only objects whose type names all keys.
/** Returns the keys of an object, such as a table of options. */
export const keysOf = <T extends object>(object: T): Key<T>[] => Object.keys(object) as Key<T>[];

/** Returns the entries of an object with the types of its keys and values. */
export const entriesOf = <T extends object>(object: T): [Key<T>, T[Key<T>]][] => keysOf(object).map(key => [key, object[key]]);

/** Returns an object with a value for each key. */
export const mapKeys = <K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<K, V>;

/** Returns an object with the same keys and new values. */
export const mapValues = <T extends object, V>(object: T, valueOf: (value: T[Key<T>], key: Key<T>) => V): Record<Key<T>, V> =>
  mapKeys(keysOf(object), key => valueOf(object[key], key));

/** Tells whether the value is a key of the object. Inherited names such as `constructor` are none. */
export const isKeyOf = <T extends object>(object: T, value: unknown): value is Key<T> =>
  typeof value === 'string' && Object.hasOwn(object, value);

/** Returns a field of an object whose type does not name it. */
export const getField = (object: object, name: string): unknown => (object as Readonly<Record<string, unknown>>)[name];

/** Tells whether two values have the same content. A missing field counts as null, because JSON and forms leave it out. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (isArray(a) && isArray(b)) return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  return Object.keys({ ...a, ...b }).every(key => isEqual(a[key], b[key]));
}
