/** What the order lists show on this device (ORD-14), how large, and in which order. */
import { useMemo } from 'react';
import { useDeviceChoice } from '../../../../app/useDeviceChoice';
import { useDeviceSetting } from '../../../../app/useDeviceSetting';
import { sortTimes, type SortTime } from '../timing/sortTime';
import { densities, type Density } from './density';

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
  const [density, setDensity] = useDeviceChoice('order_density', densities, 'medium');
  const [sortTime, setSortTime] = useDeviceChoice('order_sort', sortTimes, 'start');
  return useMemo(
    () => ({ showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity, sortTime, setSortTime }),
    [showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity, sortTime, setSortTime],
  );
}
