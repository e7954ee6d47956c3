/** Which pages of the back office show the alerts themselves. Pure functions. */
import { isId } from '../../../../../schema/fields/validation/formats';

export const boardPath = '/backend/orders';
const pickupPath = `${boardPath}/pickup`;

/** The path may be that of an open order. */
const isPageAt = (path: string, pathname: string): boolean => pathname === path || isId(pathname.slice(path.length + 1));

export const isBoard = (pathname: string): boolean => isPageAt(boardPath, pathname);

/** Tells whether the page has its own notice of a lost connection. */
export const hasConnectionNotice = (pathname: string): boolean => isBoard(pathname) || isPageAt(pickupPath, pathname);
