/** What the order lists show on this device (ORD-14), how large, and in which order. */
import { useMemo } from 'react';
import { useDeviceSetting } from '../../../../app/useDeviceSetting';
import { useSortTime, type SortTime } from '../timing/sortTime';
import { useDensity, type Density } from './density';

export interface ViewSettings {
  showsProducts: boolean;
  showsCustomers: boolean;
  density: Density;
  sortTime: SortTime;
  setShowsProducts: (isShown: boolean) => void;
  setShowsCustomers: (isShown: boolean) => void;
  setDensity: (density: Density) => void;
  setSortTime: (sortTime: SortTime) => void;
}

export function useViewOptions(): ViewSettings {
  const [showsProducts, setShowsProducts] = useDeviceSetting('show_product_data');
  const [showsCustomers, setShowsCustomers] = useDeviceSetting('show_customer_data');
  const [density, setDensity] = useDensity();
  const [sortTime, setSortTime] = useSortTime();
  return useMemo(
    () => ({ showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity, sortTime, setSortTime }),
    [showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity, sortTime, setSortTime],
  );
}
