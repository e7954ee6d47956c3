/** A program of others, as small as it can be: reads the catalogue as anybody may, and orders with a token. Shown in the README; run by its test. */

interface Offer {
  id: string;
  name: string;
  price: number | null;
}

/** The products everybody sees. */
export async function readCatalogue(address: string): Promise<Offer[]> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(limit: 100) { items { id name price } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { items: Offer[] } } };
  return data.products.items;
}

/** Orders two of a product, to be fetched; the same key sent twice is one order. */
export async function orderTwo(address: string, token: string, { branch, product }: { branch: string; product: string }): Promise<string> {
  const response = await fetch(`${address}/api/orders`, {
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
