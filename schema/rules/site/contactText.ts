/** Formats addresses and contact data as text and links. */

interface PostalAddress {
  readonly zipCode: string | null;
  readonly city: string | null;
}

/** Returns `'4020 Linz'`; missing parts are omitted. */
export const cityText = ({ zipCode, city }: PostalAddress): string => [zipCode, city].filter(Boolean).join(' ');

/** Returns `'Landstraße 12, 4020 Linz'`. */
export const addressText = (address: PostalAddress & { readonly street: string | null }): string =>
  [address.street, cityText(address)].filter(Boolean).join(', ');

/** Returns the link that calls a phone number. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** Returns `'hollerbusch.at'`. */
export const websiteText = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '');
