/** Inserts a payment problem of an order, which only the server can do; returns its id. */
import type { TestApp } from '../app/testApp';

export async function insertPaymentProblem({ app }: TestApp, order: string): Promise<string> {
  const [{ id }] = await app.services.database.query<[{ id: string }]>(
    `insert into "paymentProblem" ("orderId", "branchId", uid, problem, note)
     select id, "branchId", uid, 'chargeback', 'Zurückgebucht wurden 1,10 €.' from "order" where id = $1 returning id`,
    [order],
  );
  return id;
}
