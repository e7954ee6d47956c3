/**
 * A minimal third-party client: it reads the public catalogue and creates an order with an API token. The README shows it, and a test runs
 * it.
 */

interface CatalogueProduct {
  id: string;
  name: string;
  price: number | null;
}

/** Returns the public products. */
export async function listProducts(url: string): Promise<CatalogueProduct[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(limit: 100) { items { id name price } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { items: CatalogueProduct[] } } };
  return data.products.items;
}

/** Orders two pieces of a product for takeaway. The idempotency key makes a repeated request return the same order. */
export async function createOrder(url: string, token: string, { branch, product }: { branch: string; product: string }): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': `two-${product}` },
    body: JSON.stringify({
      branch,
      deliveryType: 'takeaway',
      items: [{ product, amount: 2 }],
      firstName: 'Anna',
      lastName: 'Berger',
      legalInstructions: true,
      privacyPolicy: true,
    }),
  });
  const { data, errors } = (await response.json()) as { data?: { uid: string }; errors?: { message: string }[] };
  if (!data) throw new Error(errors?.map(({ message }) => message).join(' '));
  return data.uid;
}
