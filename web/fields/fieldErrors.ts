/** The errors of the fields of a form. */

/** An error message and the path of its field. */
export interface FieldError {
  path: readonly (string | number)[];
  text: string;
}

/** Returns the errors inside a field or an entry, with paths from there. */
export const errorsWithin = (errors: readonly FieldError[], key: string | number): FieldError[] =>
  errors.filter(({ path }) => path[0] === key).map(error => ({ ...error, path: error.path.slice(1) }));
