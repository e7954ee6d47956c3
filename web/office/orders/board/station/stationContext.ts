/** The station of this device: the categories whose items it shows. It changes rarely, because all cards use it. */
import { createContext, useContext, useMemo } from 'react';
import type { CardOrder } from '../board';
import { stationView, type Station, type StationView } from './station';
import type { Category } from './stationMenu';

interface StationChoice {
  /** Null while all products are shown, also until the menu is loaded. */
  readonly station: Station | null;
  /** The categories that can be chosen; undefined until they are loaded. */
  readonly categories: readonly Category[] | undefined;
  /** The ids of the chosen categories. */
  readonly chosen: readonly string[];
  readonly choose: (categories: readonly string[]) => void;
  /** The categories could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the categories, also again after an error. */
  readonly load: () => void;
}

/** Null on pages without stations. */
export const StationContext = createContext<StationChoice | null>(null);

export const useStationChoice = (): StationChoice | null => useContext(StationContext);

export const useStation = (): Station | null => useStationChoice()?.station ?? null;

export function useStationView(order: CardOrder): StationView | null {
  const station = useStation();
  return useMemo(() => stationView(order, station), [order, station]);
}
