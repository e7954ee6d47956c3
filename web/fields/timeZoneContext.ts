/** The zone of the shop: people read and set every moment by its clock, wherever their own device stands. Whoever shows a page says which it is. */
import { createContext } from 'react';

export const ShopZone = createContext('Europe/Vienna');
