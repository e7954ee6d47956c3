/** Where somebody is and how they are reached, as people read it and as a link says it. */

interface Place {
  readonly zipCode: string | null;
  readonly city: string | null;
}

/** `'4020 Linz'`, of what is known of it. */
export const cityText = ({ zipCode, city }: Place): string => [zipCode, city].filter(Boolean).join(' ');

/** `'Landstraße 12, 4020 Linz'` */
export const addressText = (place: Place & { readonly street: string | null }): string =>
  [place.street, cityText(place)].filter(Boolean).join(', ');

/** The link that calls a number. */
export const callPath = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** `'hollerbusch.at'` */
export const websiteText = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '');
