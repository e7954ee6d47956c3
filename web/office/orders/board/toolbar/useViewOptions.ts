/** What the order lists show on this device (ORD-14), and how large. */
import { useMemo } from 'react';
import { useDeviceSetting } from '../../../../app/useDeviceSetting';
import { useDensity, type Density } from './density';

export interface ViewSettings {
  showsProducts: boolean;
  showsCustomers: boolean;
  density: Density;
  setShowsProducts: (isShown: boolean) => void;
  setShowsCustomers: (isShown: boolean) => void;
  setDensity: (density: Density) => void;
}

export function useViewOptions(): ViewSettings {
  const [showsProducts, setShowsProducts] = useDeviceSetting('show_product_data');
  const [showsCustomers, setShowsCustomers] = useDeviceSetting('show_customer_data');
  const [density, setDensity] = useDensity();
  return useMemo(
    () => ({ showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity }),
    [showsProducts, showsCustomers, density, setShowsProducts, setShowsCustomers, setDensity],
  );
}
