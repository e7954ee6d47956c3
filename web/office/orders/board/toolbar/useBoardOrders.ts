/** The orders that the board shows: those of its branch and its station, or those that a search finds. */
import { useState } from 'react';
import { findOrders } from '../../search/findOrders';
import { useLiveOrders, useOrders } from '../../live/ordersContext';
import { stationOrders } from '../station/station';
import { useDeviceStation } from '../station/useDeviceStation';
import { useBranchInUrl } from './useBranchInUrl';

export function useBoardOrders() {
  const { branches } = useLiveOrders();
  const { orders, error } = useOrders();
  const { branch, setBranch } = useBranchInUrl();
  const [search, setSearch] = useState('');
  const station = useDeviceStation(branch);
  const isSearching = search.trim() !== '';
  const found = orders && findOrders(orders, { branch, search });
  return {
    ...{ orders, error, found, isSearching, station },
    /** A search finds the orders of all stations. */
    visible: found && stationOrders(found, isSearching ? null : station.station),
    shouldShowBranch: !branch && branches.length > 1,
    filter: { branch, onBranchChange: setBranch, search, onSearchChange: setSearch },
  };
}
