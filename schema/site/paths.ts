/** Paths that several modules share. */
import type { Id } from '../fields/field';

/** Returns the path of an order's public status page. */
export const statusPath = ({ uid, hash }: { readonly uid: string; readonly hash: string }): string => `/status/${uid}/${hash}`;

/** The login page of the back office. */
export const loginPath = '/backend/login';

/** Tells whether a path belongs to the back office. */
export const isOfficePath = (path: string): boolean => path === '/backend' || path.startsWith('/backend/');

/** Returns the path of an order in the back office. */
export const officeOrderPath = (id: Id): string => `/backend/orders/${id}`;

/** The id of the element that lists the branches. */
export const branchListId = 'branches';

/** The list of branches on the home page. */
export const branchListPath = `/#${branchListId}`;

export const sitePath = (name: string): string => `/site/${name}`;
