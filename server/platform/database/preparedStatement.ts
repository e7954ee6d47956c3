/** Prepared statements for frequent queries: PostgreSQL plans them once per connection. */
import type { Context } from '../context/context';

/** Creates a prepared statement. `name` is unique in the app; `R` is the type of a row. */
export function preparedStatement<R>(name: string, text: string): (context: Context, values: readonly unknown[]) => Promise<R[]> {
  // TypeORM passes the statement on unchanged; pg recognizes prepared statements by this shape.
  const statement = { name, text } as unknown as string;
  return (context, values) => context.db.query(statement, [...values]);
}
