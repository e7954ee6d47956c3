/** What the order lists show on this device (ORD-14), how large, and in which order. */
import { useMemo } from 'react';
import { useDeviceChoice } from '../../../../app/useDeviceChoice';
import { useDeviceSetting } from '../../../../app/useDeviceSetting';
import { sortTimes, type SortTime } from '../timing/sortTime';
import { densities, type Density } from './density';

export interface ViewSettings {
  isShowingProducts: boolean;
  isShowingCustomers: boolean;
  density: Density;
  sortTime: SortTime;
  setShowingProducts: (isShown: boolean) => void;
  setShowingCustomers: (isShown: boolean) => void;
  setDensity: (density: Density) => void;
  setSortTime: (sortTime: SortTime) => void;
}

export function useViewOptions(): ViewSettings {
  const [isShowingProducts, setShowingProducts] = useDeviceSetting('show_product_data');
  const [isShowingCustomers, setShowingCustomers] = useDeviceSetting('show_customer_data');
  const [density, setDensity] = useDeviceChoice('order_density', densities, 'medium');
  const [sortTime, setSortTime] = useDeviceChoice('order_sort', sortTimes, 'start');
  return useMemo(
    () => ({ isShowingProducts, isShowingCustomers, density, setShowingProducts, setShowingCustomers, setDensity, sortTime, setSortTime }),
    [isShowingProducts, isShowingCustomers, density, setShowingProducts, setShowingCustomers, setDensity, sortTime, setSortTime],
  );
}
