import { useEffect, useState } from 'react';
import {
  type DeviceList,
  onDeviceEventsChange,
  readDeviceEvents,
} from '../../features/favourites/device-events.ts';

const readLists = (): Readonly<Record<DeviceList, readonly number[]>> => ({
  favourites: readDeviceEvents('favourites'),
  viewed: readDeviceEvents('viewed'),
});

/** The events of this device, as every tab has them. */
export function useDeviceEvents() {
  const [lists, setLists] = useState(readLists);
  useEffect(() => onDeviceEventsChange(() => setLists(readLists())), []);
  return lists;
}
