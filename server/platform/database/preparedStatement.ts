/** Statements that run so often that planning them would cost more than running them: PostgreSQL plans them once for each connection. */
import type { Context } from '../context/context';

/** Makes a statement. `name` must be its own in the whole house, `R` is what a row of its answer holds. */
export function prepared<R>(name: string, text: string): (context: Context, values: readonly unknown[]) => Promise<R[]> {
  // TypeORM hands on what it is given, and pg knows a prepared statement by this shape.
  const statement = { name, text } as unknown as string;
  return (context, values) => context.db.query(statement, [...values]);
}
