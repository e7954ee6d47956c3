/** The time zone of the shop: all dates and times are shown and edited in it, wherever the device is. */
import { createContext } from 'react';

export const TimeZoneContext = createContext('Europe/Vienna');
