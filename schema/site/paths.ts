/** Addresses that mails and pages both name. */
import type { Id } from '../fields/field';

/** What a customer sees of an order, without signing in. */
export const statusPath = ({ uid, hash }: { readonly uid: string; readonly hash: string }): string => `/status/${uid}/${hash}`;

/** An order as staff sees it. */
export const officeOrderPath = (id: Id): string => `/backend/orders/${id}`;

export const sitePath = (name: string): string => `/site/${name}`;
